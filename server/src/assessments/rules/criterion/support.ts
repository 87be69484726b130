import type { ReadingKnowledge } from '../../../reading/reading.queries.ts';
import { countMonths, monthsOf, type Period } from '../reading/months.ts';
import type { ReadCv, Use } from '../reading/read-cv.ts';
import { relatedTo } from '../reading/related-terms.ts';
import type { CriterionTerm, TermsPart } from './demand.ts';

/** Where somebody shows a term: in entries, in what they say of themself, or only near it. */
export interface Support {
  term: CriterionTerm;
  inEntries: Use[];
  ofThemself: Use[];
  near: Use[];
  /** of what is near something is broader, and no neighbour */
  isBroader: boolean;
  periods: Period[];
  /** among the skills or roles of the profile */
  isListed: boolean;
  isMarked: boolean;
}

const working = new Set(['project', 'work_experience', 'position_experience']);
const isWork = ({ entry }: Use): boolean => entry !== undefined && working.has(entry.kind);

const byRecency = (a: Use, b: Use): number => (b.period?.end ?? 0) - (a.period?.end ?? 0);

export function supportOf(term: CriterionTerm, read: ReadCv, knowledge: ReadingKnowledge): Support {
  const related = relatedTo(term.competency, knowledge);
  const usesOf = (ids: Iterable<string>) => [...ids].flatMap((id) => read.uses.get(id) ?? []);
  const known = [term.competency, ...related.narrower];
  const full = usesOf(known);
  const near = usesOf([...related.broader, ...related.near]).filter(
    ({ entry }) => entry !== undefined,
  );
  const inEntries = full.filter(({ entry }) => entry !== undefined).toSorted(byRecency);
  return {
    term,
    inEntries,
    ofThemself: full.filter(({ entry }) => entry === undefined),
    near: near.toSorted(byRecency),
    isBroader: usesOf(related.broader).some(({ entry }) => entry !== undefined),
    periods: inEntries.filter(isWork).flatMap(({ period }) => period ?? []),
    isListed: known.some((id) => read.listed.has(id)),
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

export function scoreInEntries(support: Support, part: TermsPart, today: number): number {
  const { periods, isMarked, inEntries } = support;
  const months = countMonths(within(periods, part.within, today));
  if (months === 0) {
    if (part.within !== null && periods.length > 0) return 22;
    // A course or a certificate, or work without dates.
    return inEntries.some(isWork) ? 58 : 48;
  }
  const age = ofAge(periods, today);
  if (part.least !== null) {
    const score = ofYears(months, part.least);
    return score === 100 ? Math.max(72, 100 - age) : score;
  }
  const own = bandOf(months, bandsOf[part.depth]) + (isMarked ? 5 : 0);
  return Math.max(20, Math.min(100, own) - age);
}

function within(periods: readonly Period[], years: number | null, today: number): Period[] {
  if (years === null) return [...periods];
  const from = today - years * 12;
  return periods
    .filter(({ end }) => end > from)
    .map(({ start, end }) => ({ start: Math.max(start, from), end }));
}

/** What only stands in a text about somebody is said as easily as anything. */
const ofText = 10;

export function scoreOfThemself(
  { ofThemself, isListed, isMarked, term }: Support,
  part: TermsPart,
): number {
  if (ofThemself.length === 0) return 0;
  if (!isListed) return ofText;
  const base = isMarked ? 56 : 46;
  const depth = { some: 26, usual: 0, solid: -10, expert: -14 }[part.depth];
  const years = part.least === null ? 0 : -14;
  return Math.max(15, base + depth + years + (term.kind === 'role' ? 8 : 0));
}

export function scoreOfNear({ near, isBroader }: Support, part: TermsPart): number {
  if (near.length === 0) return 0;
  const months = countMonths(near.filter(isWork).flatMap(({ period }) => period ?? []));
  const base = part.depth === 'some' ? 44 : 23;
  const more = (months >= 36 ? 5 : 0) + (isBroader ? 12 : 0);
  return part.least === null ? base + more : base + more - 6;
}

/** The month of a day, as entries count them. */
export const monthNow = ({ about }: ReadCv): number =>
  monthsOf({ from: about.today, to: null, is_current: true }, about.today)?.start ?? 0;
