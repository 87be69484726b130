import { Visitor } from 'oxc-parser';
import { type Finding, lineAt, type OwnCheck } from './finding.ts';
import { isCode, type Source } from './sources.ts';
import { syntaxOf } from './syntax.ts';
import { columnsIn, namesOfOthers } from './words-of-others.ts';

const glossary = 'docs/words.md';
const code = /^(protocol|server|web|e2e|bench|tools)\//;
/** The demo data is about people and their work, not about the program. */
const demo = /^server\/demo\/data\//;
/** What others write into their files and answers is read in their words. */
const formats = /^server\/src\/(?:cv-imports\/formats|adapters\/cv-tool)\//;
/** Tests of this check contain offences on purpose. */
const planted = /^tools\/check\/words\.test\.ts$/;
/**
 * Terms of others that no import shows: of sockets, Vitest's report, the parser, e-sign providers, and
 * the law on hiring people, and Word.
 */
const terms =
  /\bkeep alive\b|\bnum todo tests\b|\btype annotation\b|\bget annotations\b|\bpublished at\b|\bstaffing\b|\bone person supplier\b|\bsupplier purpose\b|\bkeep (?:next|lines)\b|\bvertical position\b|\binside vertical\b/g;

/** An avoided term as a list of words, with the preferred one. */
export interface Avoided {
  words: string[];
  instead: string;
  /**
   * a word for parts of the program: it applies to names that the code chooses, not to values and
   * columns
   */
  inCode: boolean;
}

export const wordsCheck: OwnCheck = {
  name: 'words',
  look: (sources) => {
    const table = sources.find(({ path }) => path === glossary);
    if (!table) return [{ path: glossary, says: 'the glossary is missing' }];
    const avoided = readAvoided(table.text);
    const columns = columnsIn(sources);
    return sources
      .filter((source) => isOurs(source))
      .flatMap((source) => wrongWords(source, avoided, columns));
  },
};

const isOurs = (source: Source): boolean =>
  code.test(source.path) &&
  !planted.test(source.path) &&
  !formats.test(source.path) &&
  isCode(source);

/** The first column is the preferred word; the last, headed “not”, lists the words to avoid. */
export function readAvoided(markdown: string): Avoided[] {
  return markdown.split(/^## /m).flatMap((section) =>
    section
      .split('\n')
      .filter(
        (line) => line.startsWith('|') && !line.startsWith('| ---') && !line.startsWith('| word'),
      )
      .flatMap((line) => {
        const cells = line.split('|').slice(1, -1);
        const instead = cells[0]?.trim() ?? '';
        const not = (cells.at(-1) ?? '').split(',').map((word) => word.trim());
        const inCode = section.startsWith('In the code');
        return not.filter(Boolean).map((word) => ({ words: word.split(' '), instead, inCode }));
      }),
  );
}

function wrongWords(source: Source, avoided: Avoided[], columns: ReadonlySet<string>): Finding[] {
  const { path, text } = source;
  const inName = wrongWord(path.replace(code, ''), avoided);
  const forValues = avoided.filter(({ inCode }) => !inCode);
  const inText = [...namesIn(source)].flatMap(([name, { offset, isValue }]) => {
    const isChosen = !isValue && !name.includes('_') && !columns.has(name);
    const says = wrongWord(name, isChosen ? avoided : forValues);
    return says ? [{ path, line: lineAt(text, offset), says }] : [];
  });
  return [...(inName ? [{ path, says: inName }] : []), ...inText];
}

function wrongWord(name: string, avoided: Avoided[]): string | undefined {
  const parts = partsOf(name).join(' ').replaceAll(terms, '').split(' ');
  const hit = avoided.find(({ words }) => contains(parts, words));
  return hit && `“${hit.words.join(' ')}” in ${name}: use “${hit.instead}”`;
}

interface Name {
  offset: number;
  isValue: boolean;
}

/** Every identifier once, and every string that is a path or a key rather than a sentence. */
function namesIn(source: Source): Map<string, Name> {
  const names = new Map<string, Name>();
  const foreign = namesOfOthers(source);
  const add = (name: string, offset: number, isValue = false) => {
    if (foreign.has(name) || (names.has(name) && names.get(name)?.isValue === isValue)) return;
    if (!isValue || !names.has(name)) names.set(name, { offset, isValue });
  };
  new Visitor({
    Identifier: ({ name, start }) => add(name, start),
    JSXIdentifier: ({ name, start }) => add(name, start),
    Literal: ({ value, start }) => {
      const isKey = typeof value === 'string' && /^[\w/{}:.-]+$/.test(value);
      if (isKey && !demo.test(source.path)) add(value, start, true);
    },
  }).visit(syntaxOf(source).program);
  return names;
}

/** Splits a name at capitals and punctuation. */
function partsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
}

/** Whether the words occur in sequence, in singular or plural. */
function contains(parts: string[], words: string[]): boolean {
  return parts.some((_, at) =>
    words.every((word, index) => [word, `${word}s`].includes(parts[at + index] ?? '')),
  );
}
