import type { Finding, OwnCheck } from '../finding.ts';
import { isCode, type Source } from '../sources.ts';
import { syntaxOf } from '../syntax.ts';

/** Names that say nothing about the content, so that anything ends up there. */
const empty = new Set(
  ['util', 'helper', 'common', 'service', 'manager', 'core', 'lib', 'misc', 'shared'].flatMap(
    (word) => [word, `${word}s`],
  ),
);

export const namesCheck: OwnCheck = {
  name: 'names',
  look: (sources) => sources.filter(isCode).flatMap((s) => [...emptyNames(s), ...barrel(s)]),
};

function emptyNames({ path }: Source): Finding[] {
  return path
    .split('/')
    .flatMap((part) => part.split(/[.-]/))
    .filter((word) => empty.has(word.toLowerCase()))
    .map((word) => ({
      path,
      says: `“${word}” says nothing about the content: name what is inside`,
    }));
}

/**
 * A file that only re-exports hides where things are; a domain's queries and commands are its
 * interface.
 */
function barrel(source: Source): Finding[] {
  if (/\/([\w-]+)\/\1\.(queries|commands)\.ts$/.test(source.path)) return [];
  const { body } = syntaxOf(source).program;
  const passesOn = body.every(
    (node) =>
      node.type === 'ExportAllDeclaration' ||
      (node.type === 'ExportNamedDeclaration' && node.source !== null),
  );
  if (body.length === 0 || !passesOn) return [];
  return [{ path: source.path, says: 'only re-exports: import from the file itself' }];
}
