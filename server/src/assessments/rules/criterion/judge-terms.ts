import { roleInSentence } from '../../../competencies/competencies.queries.ts';
import { wordsOf, type ReadingKnowledge } from '../../../reading/reading.queries.ts';
import { keysOf } from '../reading/meanings.ts';
import { countMonths, merged, yearOf } from '../reading/months.ts';
import { termNames } from '../reading/term-names.ts';
import type { ReadCv, Use } from '../reading/read-cv.ts';
import { engineWords } from '../words/engine-words.ts';
import type { CriterionTerm, TermsPart } from './demand.ts';
import { judgeWords } from './judge-words.ts';
import { joinWeights, nothingFound, quotesOf, type Outcome } from './outcome.ts';
import {
  monthNow,
  scoreInEntries,
  scoreOfNear,
  scoreOfThemself,
  supportOf,
  type Support,
} from './support.ts';

const titleOf = (use: Use | undefined): string => use?.entry?.title ?? '';

const weightsOf = (uses: readonly Use[], weight: number): Map<string, number> =>
  new Map(uses.map(({ item }) => [item, weight] as const));

/** Longer ago than this is said. */
const longAgo = 72;

interface Judged {
  support: Support;
  part: TermsPart;
  read: ReadCv;
}

function usedSentence({ support, read }: Judged): string {
  const words = engineWords[read.about.locale];
  const { term, inEntries, periods } = support;
  const [newest] = inEntries;
  const all = merged(periods);
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return words.shownWithoutDates(term.name, titleOf(newest));
  const { kind } = term;
  const name = kind === 'role' ? roleInSentence(term.name) : term.name;
  const count = new Set(inEntries.map(({ item }) => item)).size;
  const years = { from: yearOf(first.start), to: yearOf(last.end - 1) };
  const months = countMonths(periods);
  const used = words.usedIn({ ...years, name, kind, count, months, title: titleOf(newest) });
  const isOld = monthNow(read) - last.end > longAgo;
  return isOld ? `${used} ${words.longAgo(years.to)}` : used;
}

/** It is shown by projects and jobs. */
function inEntries(judged: Judged, score: number): Outcome {
  const { support, part, read } = judged;
  const words = engineWords[read.about.locale];
  const isShort = part.least !== null && countMonths(support.periods) < part.least * 12 * 0.98;
  const used = usedSentence(judged);
  return {
    score,
    reason: isShort && part.least !== null ? `${used} ${words.tooShort(part.least)}` : used,
    evidence: quotesOf(support.inEntries),
    weights: weightsOf(support.inEntries, 1),
  };
}

/** It is only said, or only something near it is shown. */
function otherwise({ support, part, read }: Judged): Outcome {
  const words = engineWords[read.about.locale];
  const { term, ofThemself, near, isMarked } = support;
  const [own, beside] = [scoreOfThemself(support, part), scoreOfNear(support, part)];
  if (own > 0 && own >= beside) {
    return {
      score: own,
      reason: words.onlyListed(term.name, isMarked),
      evidence: quotesOf(ofThemself, 1),
      weights: new Map(),
    };
  }
  const [nearest] = near;
  if (nearest === undefined) return nothingFound(words.notNamed(term.name));
  return {
    score: beside,
    reason: words.onlyNear(term.name, nearest.quote, titleOf(nearest)),
    evidence: quotesOf(near),
    weights: weightsOf(near, 0.4),
  };
}

/** What only resembles a term is never as good as the term. */
const mostAlike = 62;
const ofAlike = 0.75;

/** What a term is about, by its English name, whose words stand apart. */
function alike({ support, part, read }: Judged, knowledge: ReadingKnowledge): Outcome {
  const { term } = support;
  const name = termNames(knowledge).get(term.competency)?.en ?? term.name;
  const rest = [...new Set(wordsOf(name).flatMap(({ folded }) => keysOf(folded)))];
  const { least, depth } = part;
  const found = judgeWords({ text: name, parts: [], rest, alternatives: [], depth, least }, read);
  const score = Math.min(mostAlike, Math.round(found.score * ofAlike));
  const said = `${engineWords[read.about.locale].notNamed(term.name)} ${found.reason}`;
  return { ...found, score, reason: said };
}

function judgeTerm(
  term: CriterionTerm,
  part: TermsPart,
  read: ReadCv,
  knowledge: ReadingKnowledge,
): Outcome {
  const support = supportOf(term, read, knowledge);
  const name = termNames(knowledge).get(term.competency)?.[read.about.locale] ?? term.name;
  const judged = { support: { ...support, term: { ...term, name } }, part, read };
  const shown = support.inEntries.length === 0 ? 0 : scoreInEntries(support, part, monthNow(read));
  const other = otherwise(judged);
  if (shown > 0 && shown + 12 >= other.score) {
    return inEntries(judged, Math.max(shown, other.score));
  }
  const near = alike(judged, knowledge);
  return near.score > other.score ? near : other;
}

/** The best of a group, or the mean of all with the weakest counted twice. */
export function judgeTerms(part: TermsPart, read: ReadCv, knowledge: ReadingKnowledge): Outcome {
  const outcomes = part.groups.map((group) =>
    group
      .map((term) => judgeTerm(term, part, read, knowledge))
      .reduce((best, one) => (one.score > best.score ? one : best)),
  );
  const scores = outcomes.map(({ score }) => score);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const score = Math.round((2 * mean + Math.min(...scores)) / 3);
  return {
    score,
    reason: outcomes.map(({ reason }) => reason).join(' '),
    evidence: outcomes.flatMap(({ evidence }) => evidence),
    weights: joinWeights(outcomes.map(({ weights }) => weights)),
  };
}
