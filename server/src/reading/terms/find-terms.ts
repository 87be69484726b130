import type { Locale } from '@torg/protocol/terms';
import type { Match } from '@torg/protocol/reading/reading-terms';
import type { VocabularyTerm } from '../../competencies/competencies.queries.ts';
import { atOnce, type Sliced } from '../../platform/turns/in-slices.ts';
import type { FoundOf, Stretch } from '../found.ts';
import type { Word } from '../text/words.ts';
import { compoundOf, otherWords, stemsOf } from './endings.ts';
import { branchEndings, industries } from './industries.ts';
import { isSwapped, meantBy } from './misspelled.ts';
import { perIndex } from './per-index.ts';
import {
  beginningOf,
  isBeginning,
  isSpelledAs,
  isWrittenAs,
  joinedKey,
  type TermIndex,
} from './term-index.ts';
import { isLetterSkill } from './letter-skills.ts';
import { isAskedFor, isBackground, isColleague, isReplaced } from './told.ts';
import {
  afterRoles,
  isTiny,
  lineNames,
  madeThings,
  makes,
  subjects,
  vat,
  verbs,
  wordLike,
} from './word-like.ts';

export type FoundTerm = FoundOf<'role'> | FoundOf<'skill'> | FoundOf<'industry'>;

interface Candidate extends Stretch {
  term: VocabularyTerm;
  match: Match;
  /** it is an ordinary word, too, so that something beside it must say that it is a skill */
  isDoubtful: boolean;
  /** it tells of what there is, so that something before it must ask for it */
  isTold?: boolean;
}

/** What may stand between the words of one name. */
const joint = /^(?:[ \u00a0]|[-–/&+]|[ ]?[&/][ ]?|-[ ])$/;
const startsSentence = /[.!?:\n•*]/;
/** What stands alone in its line, or begins a list, is no word of a sentence. */
const endsItem = /^\s*(?:$|[\n,/])/;

/** The names that a joined key, or what it is an inflection of, stands for. */
const namesOf = perIndex((index, key) => {
  const stem = [...stemsOf(key), ...otherWords(key)].find((one) => index.byKey.has(one)) ?? '';
  const names = index.byKey.get(stem) ?? [];
  const [name] = names;
  return name && { stem, names, name };
});

function namedBy(index: TermIndex, words: readonly Word[], text: string): Candidate | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return undefined;
  const key = joinedKey(words);
  if (!index.beginnings.has(beginningOf(key))) return undefined;
  const known = namesOf(index, key);
  if (known === undefined) return undefined;
  const { stem, names, name } = known;
  const written = text.slice(first.start, last.end);
  const hasShort = words.length > 1 && words.some(({ folded }) => folded.length < 3);
  if (hasShort && !isSpelledAs(names, written) && !/[\d&/-]/.test(written)) return undefined;
  const isWord = wordLike.has(stem) || key.length < 3;
  if (isWord && !isWrittenAs(names, written)) return undefined;
  const isFirst = first.start === 0 || startsSentence.test(first.before);
  const isDoubtful =
    (isTiny(key) && !isLetterSkill(text, { start: first.start, end: last.end })) ||
    (isWord &&
      !isTiny(key) &&
      (isFirst || !/\p{Lu}/u.test(written)) &&
      !endsItem.test(text.slice(last.end)));
  const isTold = words.length === 1 && isBackground(first, stem, name.term);
  return { start: first.start, end: last.end, term: name.term, match: 'named', isDoubtful, isTold };
}

/** The longest name that begins with a word. */
function longestAt(
  index: TermIndex,
  words: readonly Word[],
  at: number,
  text: string,
): { candidate: Candidate; count: number } | undefined {
  // However many words follow, the key of the longer name begins alike.
  const own = joinedKey(words.slice(at, at + 1));
  if (isBeginning(own) && !index.beginnings.has(beginningOf(own))) return undefined;
  let most = 1;
  while (most < index.longest && joint.test(words[at + most]?.before ?? '')) most += 1;
  for (let count = most; count > 0; count -= 1) {
    const candidate = namedBy(index, words.slice(at, at + count), text);
    if (candidate) return { candidate, count };
  }
  return undefined;
}

/** A name in all languages; other names are too near to ordinary words to be guessed at. */
const isBrand = ({ names }: VocabularyTerm): boolean =>
  names.nb === names.sv && names.nb === names.en;

/** A shorter word that differs in a letter is often a word of its own. */
const certainLength = 9;

const termNamed = (index: TermIndex, key: string): VocabularyTerm | undefined =>
  index.byKey.get(key)?.[0]?.term;

/** The term that begins a compound, and how many letters at its end are not of it. */
const partOf = perIndex((index, word): { term: VocabularyTerm; tail: number } | undefined => {
  const branch = branchEndings.find((ending) => word.endsWith(ending));
  const line = branch && termNamed(index, word.slice(0, -branch.length).replace(/s$/, ''));
  if (line && industries.has(line.key)) return { term: line, tail: 0 };
  const compound = compoundOf(word);
  if (compound === undefined || wordLike.has(compound.head)) return undefined;
  const skill = termNamed(index, compound.head);
  return skill && { term: skill, tail: compound.tail.length };
});

/** `kotlinutvikler`, `energibransjen`, `kubernets`: a word that is no name as it stands. */
function hiddenIn(index: TermIndex, word: Word): Candidate | undefined {
  const base = { start: word.start, end: word.end, isDoubtful: false };
  const part = partOf(index, word.folded);
  if (part) {
    const end = Math.max(word.end - part.tail, word.start + 2);
    return { ...base, end, term: part.term, match: 'compound' };
  }
  const meant = meantBy(index, word);
  const term = meant === undefined ? undefined : termNamed(index, meant);
  const isGuess = term?.type === 'role' || (term && isBrand(term) && !wordLike.has(meant ?? ''));
  if (!term || !isGuess) return undefined;
  const isLong = word.folded.length >= certainLength || isSwapped(word.folded, meant ?? '');
  return { ...base, term, match: 'misspelled', isDoubtful: !isLong };
}

/** "Vi rekrutterer", "exklusive moms": the same letters, but no role and no skill. */
const isVerb = (key: string, before: Word | undefined, next: Word | undefined): boolean =>
  verbs.has(key) &&
  (subjects.has(before?.folded ?? '') ||
    (next !== undefined && /^[ \u00a0]$/.test(next.before) && !afterRoles.has(next.folded)));
const isMade = (key: string, before: Word | undefined): boolean =>
  madeThings.has(key) && makes.has(before?.folded ?? '');
const isLineName = (key: string, next: Word | undefined): boolean =>
  lineNames.has(key) && /^[ \t]*:/.test(next?.before ?? '');
const isOfPrice = (key: string, before: Word | undefined): boolean =>
  vat.has(key) &&
  /^(?:eks|ekskl|eksklusiv|ex|exkl|exklusive|inkl|inklusive?|excl|incl|excluding|plus)$/.test(
    before?.folded ?? '',
  );

/** "Budget: 95 EUR/h" is a price, and no skill. */
const isSum = (key: string, text: string, { end }: Stretch): boolean =>
  /^bud(?:get|sjett)(?:et|en)?$/u.test(key) &&
  /^\s*(?::|~|≈|(?:ca|is|er|är|på|of|max|maks|up to|inntil|upp till|opp til)(?!\p{L})|\d)/iu.test(
    text.slice(end),
  );

function* findingCandidates(
  index: TermIndex,
  words: readonly Word[],
  text: string,
): Sliced<Candidate[]> {
  const found: Candidate[] = [];
  for (let at = 0; at < words.length;) {
    if (at % 16 === 0) yield;
    const word = words[at] as Word;
    const longest = longestAt(index, words, at, text);
    const candidate = longest?.candidate ?? hiddenIn(index, word);
    const before = words[at - 1];
    const isOther =
      isVerb(word.folded, before, words[at + 1]) ||
      isMade(word.folded, before) ||
      isLineName(word.folded, words[at + 1]) ||
      isOfPrice(word.folded, before) ||
      isSum(word.folded, text, word);
    if (candidate && !(isOther && longest?.count === 1)) found.push(candidate);
    at += longest?.count ?? 1;
  }
  return found;
}

const listJoint = /^\s*(?:,|\/|\+|og|och|and|eller|or|samt|&)\s*$/iu;

/** Whether a candidate stands in a list with another that is certain. */
function isListed(candidates: readonly Candidate[], at: number, text: string): boolean {
  const between = (one?: Candidate, next?: Candidate) =>
    one && next && listJoint.test(text.slice(one.end, next.start));
  const [before, own, after] = [candidates[at - 1], candidates[at], candidates[at + 1]];
  return Boolean(
    (between(before, own) && !before?.isDoubtful) || (between(own, after) && !after?.isDoubtful),
  );
}

interface TermsOf {
  text: string;
  locale: Locale;
  /** then what it only tells of is nothing that somebody must know; in a CV it is */
  asksForPeople?: boolean;
}

/** The roles, skills and lines of business that a text names. */
export function* findingTerms(
  index: TermIndex,
  words: readonly Word[],
  { text, locale, asksForPeople = false }: TermsOf,
): Sliced<FoundTerm[]> {
  const candidates = yield* findingCandidates(index, words, text);
  const named = new Set<string>();
  let hasRole = false;
  return candidates.flatMap(({ start, end, term, match, isDoubtful, isTold }, at) => {
    if (isDoubtful && !isListed(candidates, at, text)) return [];
    const isKnown = term.type === 'skill' || named.has(term.key);
    if (asksForPeople && isTold && isKnown && !isAskedFor(text, start)) return [];
    // A product that is replaced is named all the same: somebody must know what it was.
    const isCommon = term.type === 'skill' && !isBrand(term);
    if (asksForPeople && isCommon && isReplaced(text, start)) return [];
    const isBeside = asksForPeople && hasRole && term.type === 'role';
    if (isBeside && isColleague(text, start)) return [];
    hasRole ||= term.type === 'role';
    named.add(term.key);
    const kind = term.type === 'skill' && industries.has(term.key) ? 'industry' : term.type;
    const { competency, names } = term;
    return [{ kind, start, end, competency, name: names[locale], match }];
  });
}

/** The same without a pause. */
export const findTerms = (...about: Parameters<typeof findingTerms>): FoundTerm[] =>
  atOnce(findingTerms(...about));
