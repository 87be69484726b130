import { type KnownAs, findCalled } from '../../competencies/competencies.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import { expandWords, type ExpandedWord } from './expand-words.ts';
import { findMeant } from './find-meant.ts';
import { phrasesOf, spellingsOf, significantWordsOf, termsOf, wordsOf } from './read-query.ts';

/** One part of a query, with all the ways in which a profile may say it. */
export interface QueryGroup {
  /** the part of the query, folded and corrected */
  term: string;
  /** roles and skills with that name */
  competencies: string[];
  /** the words of the query, or all names of the competency */
  exact: string[];
  /** parts of long words, and likely corrections, which count less */
  near: string[];
  /** how much it counts compared to the other groups; 1 if absent */
  weight?: number;
}

/** A role or skill that a query names. */
interface NamedCompetency extends KnownAs {
  /** the part of the query that names it */
  phrase: string;
}

/** If the query writes a name differently, profiles may also write it as separate words. */
const asSeparateWords = ({ text, phrase }: NamedCompetency): string[] =>
  text === phrase ? [] : [text.replaceAll('-', ' ')];

/**
 * The group of a phrase that names competencies. If it names a part of a term, the term only counts
 * as near; ambiguous names are ignored.
 */
function groupNamedBy(named: readonly NamedCompetency[], phrase: string): QueryGroup | undefined {
  const matching = named.filter((competency) => competency.phrase === phrase);
  const same = matching.filter(({ relation }) => relation === 'same');
  const wider = matching.filter(({ relation }) => relation === 'narrower');
  const unique = (texts: string[]) => [...new Set(texts)];
  if (same.length > 0) {
    const exact = same.flatMap(({ names, narrower }) => [...names, ...narrower]);
    return {
      term: phrase,
      competencies: same.map(({ uuid }) => uuid),
      exact: unique(exact),
      near: unique(same.flatMap(asSeparateWords)),
    };
  }
  if (wider.length === 0) return undefined;
  const near = unique(wider.flatMap(({ names }) => names));
  return { term: phrase, competencies: [], exact: [phrase], near };
}

/** Takes the longest names first, so that `react native` is not taken for `react`. */
function coveredBy(
  named: readonly NamedCompetency[],
  query: string,
): { groups: QueryGroup[]; rest: string[] } {
  const phrases = [...new Set(named.map(({ phrase }) => phrase))].toSorted(
    (a, b) => b.length - a.length,
  );
  let left = ` ${phrasesOf(query)
    .filter((phrase) => !phrase.includes(' '))
    .join(' ')} `;
  const groups: QueryGroup[] = [];
  for (const phrase of phrases) {
    const group = left.includes(` ${phrase} `) ? groupNamedBy(named, phrase) : undefined;
    if (group === undefined) continue;
    left = left.replace(` ${phrase} `, ' ');
    groups.push(group);
  }
  return { groups, rest: groups.length > 0 ? significantWordsOf(left) : termsOf(left) };
}

/** The competencies that the query names, in any spelling. */
async function namedIn(db: Db, query: string): Promise<NamedCompetency[]> {
  const spellings = spellingsOf(query);
  const found = await findCalled(db, [...spellings.keys()]);
  return found.map((competency) => ({
    ...competency,
    phrase: spellings.get(competency.text) ?? competency.text,
  }));
}

const plainGroup = ({ term, related, similar }: ExpandedWord): QueryGroup => ({
  term,
  competencies: [],
  exact: [term],
  near: related.length > 0 ? related : similar,
});

interface ReadQuery {
  groups: QueryGroup[];
  rest: ExpandedWord[];
}

/** `expanded`: words that were expanded before, so that they are not looked up again. */
async function readGroups(
  db: Db,
  query: string,
  expanded: readonly ExpandedWord[] = [],
): Promise<ReadQuery> {
  const { groups, rest } = coveredBy(await namedIn(db, query), query);
  const byTerm = new Map(expanded.map((word) => [word.term, word]));
  const missing = rest.filter((term) => !byTerm.has(term));
  for (const word of await expandWords(db, missing)) byTerm.set(word.term, word);
  return { groups, rest: rest.flatMap((term) => byTerm.get(term) ?? []) };
}

export interface Reading {
  groups: QueryGroup[];
  /** corrections by misspelled word, folded */
  meant: ReadonlyMap<string, string>;
}

/** Reads a query into groups, with synonyms, parts of words and corrected roles and skills. */
export async function readQuery(db: Db, query: string): Promise<Reading> {
  const fromQuery = await readGroups(db, query);
  const meant = await findMeant(db, query, fromQuery.rest);
  const { groups, rest } =
    meant.size === 0 ? fromQuery : await readGroups(db, correct(query, meant), fromQuery.rest);
  return { groups: [...groups, ...rest.map(plainGroup)], meant };
}

const correct = (query: string, meant: Reading['meant']): string =>
  wordsOf(query)
    .map((word) => meant.get(word) ?? word)
    .join(' ');

/** The groups of a query. `rewrite`: as `readQuery` reads it; otherwise each word as it stands. */
export async function groupsOf(db: Db, query: string, rewrite: boolean): Promise<QueryGroup[]> {
  if (rewrite) return (await readQuery(db, query)).groups;
  return termsOf(query).map((term) => ({ term, competencies: [], exact: [term], near: [] }));
}
