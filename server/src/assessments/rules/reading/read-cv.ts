import {
  findTerms,
  linesOf,
  sentencesOf,
  wordsOf,
  type ReadingKnowledge,
} from '../../../reading/reading.queries.ts';
import type { CvEntry, MaskedCv } from '../../cv/masked-cv.ts';
import type { About } from '../need-to-meet.ts';
import { keysOf } from './meanings.ts';
import { monthsOf, type Period } from './months.ts';

/** Where a role or a skill is listed or named. */
export interface Use {
  item: string;
  quote: string;
  /** undefined: in what the profile says of itself */
  entry: CvEntry | undefined;
  period: Period | undefined;
}

/** A sentence and what it is about. */
export interface ReadSentence {
  item: string;
  text: string;
  entry: CvEntry | undefined;
  keys: ReadonlySet<string>;
}

export interface ReadEntry {
  entry: CvEntry;
  period: Period | undefined;
  keys: ReadonlySet<string>;
}

export interface ReadCv {
  cv: MaskedCv;
  about: About;
  /** by role and skill */
  uses: ReadonlyMap<string, readonly Use[]>;
  /** among the skills and roles of the profile */
  listed: ReadonlySet<string>;
  /** marked as expert, or emphasized */
  marked: ReadonlySet<string>;
  sentences: readonly ReadSentence[];
  entries: readonly ReadEntry[];
}

interface Reading {
  knowledge: ReadingKnowledge;
  about: About;
  uses: Map<string, Use[]>;
  sentences: ReadSentence[];
}

/** `har ikke brukt Java`: what is said not to be there. */
const denied =
  /(?:^|[\s(])(?:ikke|inte|ej|aldri|aldrig|ingen|inget|uten|utan|not|never|no|without|lite|little)(?:\s+[\p{L}\p{N}]+){0,4}\s*$/iu;

const longestQuote = 300;

function addUse(uses: Map<string, Use[]>, competency: string, use: Use): void {
  const all = uses.get(competency);
  if (all === undefined) uses.set(competency, [use]);
  else if (!all.some(({ item, quote }) => item === use.item && quote === use.quote)) all.push(use);
}

const keysIn = (text: string): string[] => wordsOf(text).flatMap(({ folded }) => keysOf(folded));

interface Of {
  item: string;
  entry: CvEntry | undefined;
  period: Period | undefined;
}

function readSentence(text: string, of: Of, reading: Reading): void {
  const { knowledge, about, uses, sentences } = reading;
  const words = wordsOf(text);
  const found = [knowledge.terms, knowledge.narrower].flatMap((index) =>
    findTerms(index, words, { text, locale: about.locale }),
  );
  const quote = text.length > longestQuote ? undefined : text;
  const said = found.filter(({ start }) => !denied.test(text.slice(0, start)));
  for (const { start, end, competency } of said) {
    addUse(uses, competency, { ...of, quote: quote ?? text.slice(start, end) });
  }
  // What it says of something that is not there says nothing else for sure.
  if (said.length < found.length) return;
  const keys = new Set(words.flatMap(({ folded }) => keysOf(folded)));
  if (keys.size > 0) sentences.push({ item: of.item, text, entry: of.entry, keys });
}

function readTexts(texts: readonly string[], of: Of, reading: Reading): void {
  for (const text of texts) {
    for (const line of linesOf(text)) {
      for (const { start, end } of sentencesOf(line)) {
        const sentence = text.slice(start, end).trim();
        if (sentence !== '') readSentence(sentence, of, reading);
      }
    }
  }
}

function readEntry(entry: CvEntry, reading: Reading): ReadEntry {
  const period = monthsOf(entry, reading.about.today);
  const of = { item: entry.item, entry, period };
  readTexts([entry.title, entry.text, entry.role_text], of, reading);
  for (const { uuid, name } of [...entry.skills, ...entry.roles]) {
    addUse(reading.uses, uuid, { ...of, quote: name });
  }
  const named = [...entry.skills, ...entry.roles].flatMap(({ name }) => keysIn(name));
  const own = reading.sentences.filter(({ item }) => item === entry.item);
  return { entry, period, keys: new Set([...own.flatMap(({ keys }) => [...keys]), ...named]) };
}

/** Reads a CV once for all criteria. */
export function readCv(cv: MaskedCv, knowledge: ReadingKnowledge, about: About): ReadCv {
  const reading: Reading = { knowledge, about, uses: new Map(), sentences: [] };
  const entries = cv.entries.map((entry) => readEntry(entry, reading));
  const of = { item: cv.profile, entry: undefined, period: undefined };
  readTexts([cv.title, cv.description], of, reading);
  for (const { uuid, name } of [...cv.skills, ...cv.roles]) {
    addUse(reading.uses, uuid, { ...of, quote: name });
  }
  const marked = [
    ...cv.skills.filter(({ expert }) => expert),
    ...cv.roles.filter(({ emphasize }) => emphasize),
  ];
  return {
    ...{ cv, about, entries, uses: reading.uses, sentences: reading.sentences },
    listed: new Set([...cv.skills, ...cv.roles].map(({ uuid }) => uuid)),
    marked: new Set(marked.map(({ uuid }) => uuid)),
  };
}
