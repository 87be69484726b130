import { posix } from 'node:path';
import { type ParseResult, parseSync } from 'oxc-parser';
import type { Source } from './sources.ts';

const parsed = new WeakMap<Source, ParseResult>();

/** The syntax tree, imports, exports and comments of a source, parsed once. */
export function syntaxOf(source: Source): ParseResult {
  let result = parsed.get(source);
  if (!result) parsed.set(source, (result = parseSync(source.path, source.text)));
  return result;
}

export interface Import {
  /** As written, or from the project's root if it is relative. */
  target: string;
  offset: number;
  /** Imports no value: types only, or a file's global declarations. */
  typeOnly: boolean;
}

export function importsOf(source: Source): Import[] {
  const { module } = syntaxOf(source);
  const fixed = module.staticImports.map(({ moduleRequest, entries }) => ({
    target: moduleRequest.value,
    offset: moduleRequest.start,
    typeOnly: entries.every((entry) => entry.isType),
  }));
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest
        ? [{ target: moduleRequest.value, offset: moduleRequest.start, typeOnly: isType }]
        : [],
    ),
  );
  const late = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    target: source.text.slice(start + 1, end - 1),
    offset: start,
    typeOnly: false,
  }));
  return [...fixed, ...passedOn, ...late].map((found) => ({
    ...found,
    target: resolved(source.path, found.target),
  }));
}

function resolved(from: string, target: string): string {
  return target.startsWith('.') ? posix.join(posix.dirname(from), target) : target;
}

interface NamedImport {
  local: string;
  /** the name that the other file exports */
  name: string;
  target: string;
}

/** Everything that a source imports by name. */
export const importsByName = (source: Source): NamedImport[] =>
  syntaxOf(source).module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName, localName }) => ({
      local: localName.value,
      name: importName.name ?? '',
      target: resolved(source.path, moduleRequest.value),
    })),
  );
