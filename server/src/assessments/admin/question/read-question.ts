import { fold } from '@torg/protocol/fold';
import type { Locale } from '@torg/protocol/terms';
import { stopWords } from '../../../platform/text/stop-words.ts';
import {
  findTerms,
  foldWord,
  type ReadingKnowledge,
  wordsOf,
} from '../../../reading/reading.queries.ts';
import { wordsOf as searchedWordsOf } from '../../../search/search.queries.ts';
import { keysOf, stemOf } from '../../rules/reading/meanings.ts';
import { relatedTo } from '../../rules/reading/related-terms.ts';
import { termNames } from '../../rules/reading/term-names.ts';
import { languageNamed } from './language-names.ts';

/** One thing that a question is about, and the ways in which a CV may say it, in any language. */
export interface Aspect {
  /** as the question says it, folded */
  term: string;
  /** the role or skill that it names, and those that are a part of it */
  competencies: readonly string[];
  /** their names, folded */
  names: readonly string[];
  /** what its words mean: whatever means the same says it */
  meanings: readonly string[];
  /** words that begin like this say it */
  stems: readonly string[];
}

const shortestWithEnding = 6;
const shortestBeginning = 4;

const secondParts =
  'løsning|lösning|sektor|bransj|bransch|system|plattform|tjenest|tjänst|prosjekt|projekt|utvikl|utveckl|områd|miljø|miljö|verktøy|verktyg|prosess|process|arbeid|arbet|virksomhet|verksamhet|marked|marknad|selskap|bolag|kund|fag|domen|domän';
const compound = new RegExp(`(?<!\\p{L})(\\p{L}{4,}?)s?(?:${secondParts})\\p{L}*`, 'giu');

/**
 * A question by the first parts of its compounds: who asks for `helsesektoren` means `helse`, which is
 * what CVs say.
 */
export const byFirstParts = (text: string): string => text.replaceAll(compound, '$1');

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(fold));

/** What everybody has done with something, and how one asks for people; it tells nothing of them. */
const ofAnybody = setOf(
  `bygget bygd bygde bygge bygger byggt byggde bygga laget lager lagde lage jobbet jobber jobbe jobbat
  jobbar jobba arbeidet arbeider arbeide arbetat arbetar arbeta brukt brukte bruker bruke använt använde
  använder använda gjort erfaring erfarenhet erfaren kjenner kjent känner kan kunnet kunnat konsulent
  konsulenter konsulentene konsult konsulter konsulterna built build builds made make makes worked work
  works working experience experienced knows know known done used use uses using consultant consultants
  finn finne finnes finner hitta finns find show list liste lista vis vise visa gi give tell folk people
  person personer persons somebody someone anybody anyone there utviklet utvecklat developed lang lång
  long years år års
  year god gode goda bra good best beste bästa hjelpe hjälpa help helps skrevet skrivit written
  it speak speaks snakker snakke snakket talar tala pratar prata fluent fluently flytende flytande
  several flere flera new nytt nye nya ny bedre bättre better together sammen tillsammans ta reda trenger`,
);

/** What these words mean is too wide for a question. */
const wideMeanings = new Set(['@develop']);
const ofTeams = /team|medarbeid/;

const meaningsOf = (word: string): string[] =>
  keysOf(word).filter(
    (key) =>
      key.startsWith('@') && !wideMeanings.has(key) && (key !== '@team' || ofTeams.test(word)),
  );

/** As the words of a text are joined to look for names in it. */
const joined = (text: string): string => searchedWordsOf(text).join(' ');

/** By what it means; a word that is known to mean nothing is looked for as it begins. */
function waysToSay(word: string): Pick<Aspect, 'meanings' | 'stems'> {
  const shorter = foldWord(byFirstParts(word));
  const meanings = [...new Set([word, shorter].flatMap(meaningsOf))];
  const stems = meanings.length > 0 ? [] : [...new Set([word, shorter].map(stemOf))];
  return { meanings, stems };
}

const ofWord = (term: string): Aspect => {
  const names = languageNamed(term);
  const ways = names.length > 0 ? { meanings: [], stems: [] } : waysToSay(term);
  return { term, competencies: [], names, ...ways };
};

interface Reading {
  knowledge: ReadingKnowledge;
  locale: Locale;
}

/** A short name, or one of several words, is looked for as it stands. */
const unsaid = { meanings: [], stems: [] };

interface Named extends Aspect {
  start: number;
  end: number;
}

const skillsIn = ({ terms }: ReadingKnowledge): ReadonlySet<string> =>
  new Set(
    [...terms.byKey.values()]
      .flat()
      .flatMap(({ term }) => (term.type === 'skill' ? [term.competency] : [])),
  );

/** The roles, skills and lines of business that a question names, in any language. */
function termsOf(question: string, { knowledge, locale }: Reading): Named[] {
  const words = wordsOf(question);
  const names = termNames(knowledge);
  const skills = skillsIn(knowledge);
  return findTerms(knowledge.terms, words, { text: question, locale }).map((found) => {
    const own = words.filter(({ start, end }) => start >= found.start && start < found.end && end);
    const { narrower, broader } = relatedTo(found.competency, knowledge);
    // Who is a Java developer is known by Java.
    const craft = found.kind === 'role' ? [...broader].filter((one) => skills.has(one)) : [];
    const competencies = [found.competency, ...narrower, ...craft];
    const called = competencies.flatMap((one) => Object.values(names.get(one) ?? {}));
    const [only, ...others] = own.map(({ folded }) => folded);
    const isOne = only !== undefined && others.length === 0;
    return {
      ...{ start: found.start, end: found.end, term: own.map(({ folded }) => folded).join(' ') },
      ...{ competencies, names: [...new Set(called.map((one) => joined(fold(one))))] },
      ...(isOne && only.length >= shortestWithEnding ? waysToSay(only) : unsaid),
    };
  });
}

/** What words are about that name no role and no skill; all of them if none tells anything. */
export function wordsIn(text: string): Aspect[] {
  const words = wordsOf(text)
    .map(({ folded }) => folded)
    .filter((word) => !stopWords.has(word));
  const telling = words.filter((word) => !ofAnybody.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].map(ofWord);
}

/** What a question is about; words that only join it decide nothing, in whatever language it is. */
export function readQuestion(question: string, reading: Reading): Aspect[] {
  const terms = termsOf(question, reading).filter(({ term }) => !ofAnybody.has(term));
  const rest = wordsOf(question)
    .filter(({ start }) => !terms.some((one) => start >= one.start && start < one.end))
    .map(({ folded }) => folded)
    .filter((word) => !stopWords.has(word));
  const telling = rest.filter((word) => !ofAnybody.has(word));
  const words = terms.length === 0 && telling.length === 0 ? rest : telling;
  const aspects = [
    ...terms.map(({ start: _start, end: _end, ...aspect }) => aspect),
    ...[...new Set(words)].map(ofWord),
  ];
  return withoutDoubles(aspects);
}

/** Two words that mean the same are one thing. */
function withoutDoubles(aspects: readonly Aspect[]): Aspect[] {
  const seen = new Set<string>();
  return aspects.filter(({ term, meanings }) => {
    const key = meanings.length > 0 ? meanings.toSorted().join(' ') : term;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The shortest words are looked for as they stand: `R` begins too many. */
export const beginsWith = (word: string, stem: string): boolean =>
  stem.length < shortestBeginning ? word === stem : word.startsWith(stem);

/** The things among some that a text says. */
export function saidIn(text: string, aspects: readonly Aspect[]): Aspect[] {
  const words = searchedWordsOf(text);
  const whole = ` ${words.join(' ')} `;
  const meant = new Set(words.flatMap(meaningsOf));
  return aspects.filter(
    ({ names, meanings, stems }) =>
      names.some((name) => whole.includes(` ${name} `)) ||
      meanings.some((meaning) => meant.has(meaning)) ||
      stems.some((stem) => words.some((word) => beginsWith(word, stem))),
  );
}
