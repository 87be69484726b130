import { type KnownAs, findCalled } from '../../competencies/competencies.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import { expandWords, type ExpandedWord } from './expand-words.ts';
import { findMeant } from './find-meant.ts';
import { phrasesOf, spellingsOf, significantWordsOf, termsOf, wordsOf } from './read-query.ts';

/** One thing that a query asks for, with all the ways in which a profile may say it. */
export interface QueryGroup {
  /** the part of the query, folded, and as it was probably meant */
  term: string;
  /** roles and skills that are called so */
  competencies: string[];
  /** as it stands in the query, and what else the competency is called */
  exact: string[];
  /** parts of long words, and what it may have been meant to be: counts less */
  near: string[];
  /** how much it counts among the others; once where nothing is said */
  weight?: number;
}

/** A role or skill that a query names. */
interface Called extends KnownAs {
  /** how the query says it */
  said: string;
}

/** What is written together in the query and not in the name may also stand there word by word. */
const wordByWord = ({ text, said }: Called): string[] =>
  text === said ? [] : [text.replaceAll('-', ' ')];

/**
 * What is called so; who asks for a part of a term gets the term only as what comes near. What it
 * may mean and may not, it is not taken for.
 */
function groupCalled(known: readonly Called[], said: string): QueryGroup | undefined {
  const so = known.filter((one) => one.said === said);
  const same = so.filter(({ relation }) => relation === 'same');
  const wider = so.filter(({ relation }) => relation === 'narrower');
  const unique = (texts: string[]) => [...new Set(texts)];
  if (same.length > 0) {
    const exact = same.flatMap(({ names, narrower }) => [...names, ...narrower]);
    return {
      term: said,
      competencies: same.map(({ uuid }) => uuid),
      exact: unique(exact),
      near: unique(same.flatMap(wordByWord)),
    };
  }
  if (wider.length === 0) return undefined;
  const near = unique(wider.flatMap(({ names }) => names));
  return { term: said, competencies: [], exact: [said], near };
}

/** The longest names first, so that `react native` is not taken for `react`. */
function coveredBy(
  known: readonly Called[],
  query: string,
): { groups: QueryGroup[]; rest: string[] } {
  const texts = [...new Set(known.map(({ said }) => said))].toSorted((a, b) => b.length - a.length);
  let left = ` ${phrasesOf(query)
    .filter((one) => !one.includes(' '))
    .join(' ')} `;
  const groups: QueryGroup[] = [];
  for (const text of texts) {
    const group = left.includes(` ${text} `) ? groupCalled(known, text) : undefined;
    if (group === undefined) continue;
    left = left.replace(` ${text} `, ' ');
    groups.push(group);
  }
  return { groups, rest: groups.length > 0 ? significantWordsOf(left) : termsOf(left) };
}

/** What is called as the query says, or as that may be spelled. */
async function calledIn(db: Db, query: string): Promise<Called[]> {
  const spellings = spellingsOf(query);
  const known = await findCalled(db, [...spellings.keys()]);
  return known.map((one) => ({ ...one, said: spellings.get(one.text) ?? one.text }));
}

const plainGroup = ({ term, related, alike }: ExpandedWord): QueryGroup => ({
  term,
  competencies: [],
  exact: [term],
  near: related.length > 0 ? related : alike,
});

interface ReadQuery {
  groups: QueryGroup[];
  rest: ExpandedWord[];
}

/** `known`: what words of it were read as before, which is not asked again. */
async function readGroups(
  db: Db,
  query: string,
  known: readonly ExpandedWord[] = [],
): Promise<ReadQuery> {
  const { groups, rest } = coveredBy(await calledIn(db, query), query);
  const read = new Map(known.map((one) => [one.term, one]));
  const unread = rest.filter((term) => !read.has(term));
  for (const one of await expandWords(db, unread)) read.set(one.term, one);
  return { groups, rest: rest.flatMap((term) => read.get(term) ?? []) };
}

export interface Reading {
  groups: QueryGroup[];
  /** a misspelled word of the query, folded, and what it was taken for */
  meant: ReadonlyMap<string, string>;
}

/** What a query asks for, also by synonyms and parts of words; a misspelled role or skill counts too. */
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

/** What a query asks for. `rewrite`: as `readQuery` tells; otherwise each of its words as it stands. */
export async function groupsOf(db: Db, query: string, rewrite: boolean): Promise<QueryGroup[]> {
  if (rewrite) return (await readQuery(db, query)).groups;
  return termsOf(query).map((term) => ({ term, competencies: [], exact: [term], near: [] }));
}
