import type { ReadingKnowledge } from '../../../reading/reading.queries.ts';
import { countMonths, merged, monthsOf, yearOf, type Period } from '../reading/months.ts';
import type { ReadCv, Use } from '../reading/read-cv.ts';
import { relatedTo } from '../reading/related-terms.ts';
import { engineWords } from '../words/engine-words.ts';
import type { AskedTerm, TermsPart } from './demand.ts';
import { joinWeights, nothingFound, quotesOf, type Outcome } from './outcome.ts';

/** Where somebody shows a term: in entries, in what they say of themself, or only near it. */
interface Support {
  term: AskedTerm;
  inEntries: Use[];
  ofThemself: Use[];
  near: Use[];
  periods: Period[];
  isMarked: boolean;
}

const working = new Set(['project', 'work_experience', 'position_experience']);
const isWork = ({ entry }: Use): boolean => entry !== undefined && working.has(entry.kind);

const byRecency = (a: Use, b: Use): number => (b.period?.end ?? 0) - (a.period?.end ?? 0);

function supportOf(term: AskedTerm, read: ReadCv, knowledge: ReadingKnowledge): Support {
  const related = relatedTo(term.competency, knowledge);
  const usesOf = (ids: Iterable<string>) => [...ids].flatMap((id) => read.uses.get(id) ?? []);
  const known = [term.competency, ...related.narrower];
  const full = usesOf(known);
  const near = usesOf(related.near).filter(({ entry }) => entry !== undefined);
  const inEntries = full.filter(({ entry }) => entry !== undefined).toSorted(byRecency);
  return {
    term,
    inEntries,
    ofThemself: full.filter(({ entry }) => entry === undefined),
    near: near.toSorted(byRecency),
    periods: inEntries.filter(isWork).flatMap(({ period }) => period ?? []),
    isMarked: known.some((id) => read.marked.has(id)),
  };
}

const usualBands = [
  [36, 100],
  [24, 95],
  [12, 88],
  [6, 80],
  [1, 72],
] as const;
const solidBands = [
  [36, 100],
  [24, 86],
  [18, 74],
  [12, 60],
  [1, 46],
] as const;
const expertBands = [
  [84, 100],
  [60, 90],
  [36, 72],
  [24, 60],
  [1, 45],
] as const;

const bandOf = (months: number, bands: readonly (readonly [number, number])[]): number =>
  bands.find(([least]) => months >= least)?.[1] ?? 0;

/** In months; what was long ago counts less. */
function ofAge(periods: readonly Period[], today: number): number {
  const last = Math.max(...periods.map(({ end }) => end));
  if (today - last > 120) return 22;
  return today - last > 72 ? 10 : 0;
}

function ofYears(months: number, least: number): number {
  const share = months / (least * 12);
  if (share >= 0.98) return 100;
  if (share >= 0.75) return 66;
  if (share >= 0.5) return 52;
  return share >= 0.33 ? 38 : 24;
}

const bandsOf = { some: usualBands, usual: usualBands, solid: solidBands, expert: expertBands };

function scoreInEntries(support: Support, asked: TermsPart, today: number): number {
  const { periods, isMarked, inEntries } = support;
  const months = countMonths(within(periods, asked.within, today));
  if (months === 0) {
    if (asked.within !== null && periods.length > 0) return 22;
    // A course or a certificate, or work without dates.
    return inEntries.some(isWork) ? 58 : 48;
  }
  const age = ofAge(periods, today);
  if (asked.least !== null) {
    const score = ofYears(months, asked.least);
    return score === 100 ? Math.max(72, 100 - age) : score;
  }
  const own = bandOf(months, bandsOf[asked.depth]) + (isMarked ? 5 : 0);
  return Math.max(20, Math.min(100, own) - age);
}

function within(periods: readonly Period[], years: number | null, today: number): Period[] {
  if (years === null) return [...periods];
  const from = today - years * 12;
  return periods
    .filter(({ end }) => end > from)
    .map(({ start, end }) => ({ start: Math.max(start, from), end }));
}

function scoreOfThemself({ ofThemself, isMarked, term }: Support, asked: TermsPart): number {
  if (ofThemself.length === 0) return 0;
  const isListed = ofThemself.some(({ quote }) => quote.length < 60);
  const base = isMarked ? 56 : 46;
  const depth = { some: 26, usual: 0, solid: -10, expert: -14 }[asked.depth];
  const years = asked.least === null ? 0 : -14;
  const role = term.kind === 'role' ? 8 : 0;
  return Math.max(15, base + depth + years + role - (isListed ? 0 : 4));
}

function scoreOfNear({ near }: Support, asked: TermsPart): number {
  if (near.length === 0) return 0;
  const months = countMonths(near.filter(isWork).flatMap(({ period }) => period ?? []));
  const base = asked.depth === 'some' ? 50 : 30;
  const more = months >= 36 ? 12 : 0;
  return asked.least === null ? base + more : 18 + more;
}

const titleOf = ({ entry }: Use): string => entry?.title ?? '';

function judgeTerm(
  term: AskedTerm,
  asked: TermsPart,
  read: ReadCv,
  knowledge: ReadingKnowledge,
): Outcome {
  const { locale } = read.about;
  const words = engineWords[locale];
  const support = supportOf(term, read, knowledge);
  const today =
    monthsOf({ from: read.about.today, to: null, is_current: true }, read.about.today)?.start ?? 0;
  const scores = {
    inEntries: support.inEntries.length === 0 ? 0 : scoreInEntries(support, asked, today),
    ofThemself: scoreOfThemself(support, asked),
    near: scoreOfNear(support, asked),
  };
  const weightsOf = (uses: readonly Use[], weight: number) =>
    new Map(uses.map(({ item }) => [item, weight] as const));
  if (scores.inEntries > 0 && scores.inEntries + 12 >= Math.max(scores.near, scores.ofThemself)) {
    const uses = support.inEntries;
    const months = countMonths(support.periods);
    const all = merged(support.periods);
    const counted = new Set(uses.map(({ item }) => item)).size;
    const [newest] = uses;
    const first = all[0];
    const last = all.at(-1);
    const base =
      first && last
        ? words.usedIn({
            name: term.name,
            kind: term.kind,
            count: counted,
            months,
            from: yearOf(first.start),
            to: yearOf(last.end - 1),
            title: newest ? titleOf(newest) : '',
          })
        : words.shownWithoutDates(term.name, newest ? titleOf(newest) : '');
    const short =
      asked.least !== null && months < asked.least * 12 * 0.98
        ? ` ${words.tooShort(asked.least)}`
        : '';
    const old =
      first && last && today - last.end > 72 ? ` ${words.longAgo(yearOf(last.end - 1))}` : '';
    return {
      score: Math.max(scores.inEntries, Math.min(69, scores.ofThemself)),
      reason: `${base}${short}${old}`,
      evidence: quotesOf(uses),
      weights: weightsOf(uses, 1),
    };
  }
  if (scores.ofThemself > 0 && scores.ofThemself >= scores.near) {
    return {
      score: scores.ofThemself,
      reason: words.onlyListed(term.name, support.isMarked),
      evidence: quotesOf(support.ofThemself, 1),
      weights: new Map(),
    };
  }
  const [nearest] = support.near;
  if (nearest) {
    return {
      score: scores.near,
      reason: words.onlyNear(term.name, nearest.quote, titleOf(nearest)),
      evidence: quotesOf(support.near),
      weights: weightsOf(support.near, 0.4),
    };
  }
  return nothingFound(words.notNamed(term.name));
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
