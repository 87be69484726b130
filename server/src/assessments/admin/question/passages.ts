import { fold } from '@torg/protocol/fold';
import { stopWords } from '../../../platform/text/stop-words.ts';
import { linesOf, sentencesOf } from '../../../reading/reading.queries.ts';
import { wordsOf } from '../../../search/search.queries.ts';
import { type MaskedCv, passagesOf } from '../../cv/masked-cv.ts';

/** A sentence of somebody's CV, as a machine sees it. */
export interface FoundPassage {
  /** `k1` … in the order in which they are given to a machine */
  id: string;
  profile: string;
  /** an entry, or a part of the profile */
  item: string;
  text: string;
  /** how much of the question it says, beside the others */
  weight: number;
}

const mostOfProfile = 6;
const mostCharacters = 600;
const shortestStem = 4;

const untilItsEnding = /^.{4,}?(?:sj|ti)(?=on)/u;
/**
 * Words without their endings, so that `tester` is found by `testing`; short ones have none, and
 * `produksjon` is no `produkt`.
 */
const stemOf = (word: string): string =>
  word.length < 6
    ? word
    : (untilItsEnding.exec(word)?.[0] ?? word.slice(0, Math.max(shortestStem, word.length - 3)));

const secondParts =
  'løsning|lösning|sektor|bransj|bransch|system|plattform|tjenest|tjänst|prosjekt|projekt|utvikl|utveckl|områd|miljø|miljö|verktøy|verktyg|prosess|process|arbeid|arbet|virksomhet|verksamhet|marked|marknad|selskap|bolag|kund|fag|domen|domän';
const compound = new RegExp(`(?<!\\p{L})(\\p{L}{4,}?)s?(?:${secondParts})\\p{L}*`, 'giu');

/**
 * A question by the first parts of its compounds: who asks for `helsesektoren` means `helse`, which is
 * what CVs say.
 */
export const byFirstParts = (text: string): string => text.replaceAll(compound, '$1');

/** What everybody has done with something, which tells nothing about it. */
const ofAnybody = new Set(
  'bygget bygd bygde bygger byggt byggde laget lager lagde jobbet jobber jobbat jobbar arbeidet arbeider arbetat arbetar brukt brukte bruker använt använde använder gjort erfaring erfarenhet erfaren kjenner känner kan kunnet konsulent konsulenter konsulentene konsult konsulter konsulterna built builds made makes worked works experience experienced knows know done used uses using consultant consultants'
    .split(' ')
    .map(fold),
);

/** What a question is about. */
export function stemsOfQuestion(text: string): string[] {
  const words = wordsOf(text).filter((word) => !stopWords.has(word));
  const telling = words.filter((word) => !ofAnybody.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(stemOf))];
}

/** Those of the words that a text has. */
export function shared(text: string, stems: readonly string[]): string[] {
  const own = wordsOf(fold(text));
  return stems.filter((stem) => own.some((word) => word.startsWith(stem)));
}

const sentences = (text: string): string[] =>
  linesOf(text).flatMap((line) =>
    sentencesOf(line).map(({ start, end }) => text.slice(start, end).trim()),
  );

/** A question by its telling words alone, for a search that counts all words alike. */
export const tellingWords = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => {
      const [only, ...others] = wordsOf(word);
      return only !== undefined && (others.length > 0 || !ofAnybody.has(only));
    })
    .join(' ');

/** What fewer sentences say tells more: everybody has built something, and few have built payments. */
function weightsOf(all: readonly { words: readonly string[] }[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const word of all.flatMap(({ words }) => words)) times.set(word, (times.get(word) ?? 0) + 1);
  return new Map([...times].map(([word, count]) => [word, 1 / count]));
}

type WeighedPassage = Omit<FoundPassage, 'id'> & { words: readonly string[] };

/** Those that say something that none before has said come first; what is said twice comes once. */
function bestOf(own: readonly WeighedPassage[]): WeighedPassage[] {
  const once = [...new Map(own.toReversed().map((one) => [fold(one.text), one])).values()];
  const sorted = once.toSorted((a, b) => b.weight - a.weight || b.text.length - a.text.length);
  const said = new Set<string>();
  const [adding, repeating]: [WeighedPassage[], WeighedPassage[]] = [[], []];
  for (const one of sorted) {
    const adds = one.words.some((word) => !said.has(word));
    for (const word of one.words) said.add(word);
    (adds ? adding : repeating).push(one);
  }
  return [...adding, ...repeating].slice(0, mostOfProfile);
}

const countWords = (own: readonly WeighedPassage[]): number =>
  new Set(own.flatMap(({ words }) => words)).size;

/**
 * The sentences of CVs that speak of the question, those of each person that say most of it first,
 * and the people who speak of most of it first.
 */
export function findPassages(
  cvs: ReadonlyMap<string, MaskedCv>,
  stems: readonly string[],
): FoundPassage[] {
  const all = [...cvs].flatMap(([profile, cv]) =>
    passagesOf(cv)
      .flatMap(({ item, text }) => sentences(text).map((one) => ({ item, text: one })))
      .filter(({ text }) => text !== '' && text.length <= mostCharacters)
      .map((one) => ({ ...one, profile, words: shared(one.text, stems) }))
      .filter(({ words }) => words.length > 0),
  );
  const weights = weightsOf(all);
  const weighed = all.map((one) => ({
    ...one,
    weight: one.words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0),
  }));
  const best = [...Map.groupBy(weighed, ({ profile }) => profile).values()]
    .toSorted((a, b) => countWords(b) - countWords(a))
    .flatMap(bestOf);
  return best.map(({ words: _words, ...one }, at) => ({ ...one, id: `k${at + 1}` }));
}
