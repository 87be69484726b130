import { Visitor } from 'oxc-parser';
import { type Finding, lineAt, type OwnCheck } from './finding.ts';
import { isCode, type Source } from './sources.ts';
import { syntaxOf } from './syntax.ts';

const glossary = 'docs/words.md';
const product = /^(protocol|server|web)\//;
/** What the people of the made-up town know and do is not ours to name. */
const town = /^server\/demo\/town\//;

/** An avoided word, as the words it consists of, and the word of the house. */
export interface Avoided {
  words: string[];
  instead: string;
}

export const wordsCheck: OwnCheck = {
  name: 'words',
  look: (sources) => {
    const table = sources.find(({ path }) => path === glossary);
    if (!table) return [{ path: glossary, says: 'the glossary is missing' }];
    const avoided = readAvoided(table.text);
    return sources
      .filter((source) => product.test(source.path) && isCode(source))
      .flatMap((source) => wrongWords(source, avoided));
  },
};

/** First column: the word of the house; last column, headed “not”: the words to avoid. */
export function readAvoided(markdown: string): Avoided[] {
  return markdown
    .split('\n')
    .filter(
      (line) => line.startsWith('|') && !line.startsWith('| ---') && !line.startsWith('| word'),
    )
    .flatMap((line) => {
      const cells = line.split('|').slice(1, -1);
      const instead = cells[0]?.trim() ?? '';
      const not = (cells.at(-1) ?? '').split(',').map((word) => word.trim());
      return not.filter(Boolean).map((word) => ({ words: word.split(' '), instead }));
    });
}

function wrongWords(source: Source, avoided: Avoided[]): Finding[] {
  const { path, text } = source;
  const inName = wrongWord(path.replace(product, ''), avoided);
  const inText = [...namesIn(source)].flatMap(([name, offset]) => {
    const says = wrongWord(name, avoided);
    return says ? [{ path, line: lineAt(text, offset), says }] : [];
  });
  return [...(inName ? [{ path, says: inName }] : []), ...inText];
}

function wrongWord(name: string, avoided: Avoided[]): string | undefined {
  const parts = partsOf(name);
  const hit = avoided.find(({ words }) => holds(parts, words));
  return hit && `“${hit.words.join(' ')}” in ${name}: the house says “${hit.instead}”`;
}

/** Every identifier once, and every string that is a path or a key, not a sentence. */
function namesIn(source: Source): Map<string, number> {
  const names = new Map<string, number>();
  const foreign = namesOfOthers(source);
  const keep = (name: string, offset: number) => {
    if (!names.has(name) && !foreign.has(name)) names.set(name, offset);
  };
  new Visitor({
    Identifier: ({ name, start }) => keep(name, start),
    JSXIdentifier: ({ name, start }) => keep(name, start),
    Literal: ({ value, start }) => {
      const isKey = typeof value === 'string' && /^[\w/{}:.-]+$/.test(value);
      if (isKey && !town.test(source.path)) keep(value, start);
    },
  }).visit(syntaxOf(source).program);
  return names;
}

/** What packages call their things is theirs to say: what they hand out, and their options. */
function namesOfOthers(source: Source): Set<string> {
  const { module, program } = syntaxOf(source);
  const packages = module.staticImports.filter(
    ({ moduleRequest }) => !/^\.|^@torg\//.test(moduleRequest.value),
  );
  const names = new Set(
    packages.flatMap(({ entries, moduleRequest }) => [
      moduleRequest.value,
      ...entries.flatMap(({ importName, localName }) => [importName.name ?? '', localName.value]),
    ]),
  );
  new Visitor({
    VariableDeclarator({ id, init }) {
      const type = id.typeAnnotation?.typeAnnotation;
      const isTheirs =
        type?.type === 'TSTypeReference' &&
        type.typeName.type === 'Identifier' &&
        names.has(type.typeName.name);
      if (!isTheirs || init?.type !== 'ObjectExpression') return;
      for (const one of init.properties) {
        if (one.type === 'Property' && one.key.type === 'Identifier') names.add(one.key.name);
      }
    },
  }).visit(program);
  return names;
}

/** A name, cut at its humps and signs. */
function partsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
}

/** Whether the words stand there in a row, in singular or plural. */
function holds(parts: string[], words: string[]): boolean {
  return parts.some((_, at) =>
    words.every((word, index) => [word, `${word}s`].includes(parts[at + index] ?? '')),
  );
}
