import type { EntryLine } from '../entries/line-features.ts';
import { sectionNamed } from '../sections/heading-words.ts';
import type { SectionLine } from '../sections/split-sections.ts';
import { spanOf } from './entry-dates.ts';
import type { EntryParts } from './pieces.ts';
import { resemblanceOf } from './words-of-fields.ts';

interface Parted {
  jobs: EntryParts[];
  /** of an employer above them */
  assignments: EntryParts[];
}

const isHeadOfAssignments = ({ cells, text }: SectionLine): boolean =>
  cells.length === 1 && sectionNamed(text) === 'project';

const placeOf = ({ page, number }: SectionLine): string => `${page}:${number}`;

/** Without the lines that only say `Oppdrag`; the line after each begins an assignment. */
export function withoutHeads(lines: readonly SectionLine[]): {
  rest: SectionLine[];
  begins: ReadonlySet<string>;
} {
  const begins = new Set<string>();
  const rest: SectionLine[] = [];
  for (const [at, line] of lines.entries()) {
    if (isHeadOfAssignments(line)) continue;
    const before = lines[at - 1];
    const isFirst = before !== undefined && isHeadOfAssignments(before);
    if (isFirst) begins.add(placeOf(line));
    rest.push(isFirst ? { ...line, isStart: true } : line);
  }
  return { rest, begins };
}

/** What the first line of an entry looks like, and where it stands. */
export const lookOf = ({ entry: { lines } }: EntryParts): string => {
  const [first] = lines as [EntryLine, ...EntryLine[]];
  return `${first.style}|${Math.round(first.line.indent / 8)}`;
};

function isWithin(inner: EntryParts, outer: EntryParts): boolean {
  const [one, other] = [spanOf(inner), spanOf(outer)];
  // A year alone may mean any of its months.
  const slack = 11;
  return one !== null && other !== null && one[0] >= other[0] - slack && one[1] <= other[1] + slack;
}

const names = ({ pieces }: EntryParts, what: 'role' | 'company'): boolean =>
  pieces.some(({ text }) => resemblanceOf(text)[what] >= 1);

const mostly = (all: readonly EntryParts[], what: 'role' | 'company'): boolean =>
  all.filter((one) => names(one, what)).length >= all.length / 2;

/** A line of its own that says who the customer was. */
const customer =
  /^(?:kunde|kund|client|customer|oppdragsgiver|oppdragsgivar|uppdragsgivare|opgavegiver|sluttkunde|slutkund)\s*:/iu;

const namesCustomer = ({ entry: { lines } }: EntryParts): boolean =>
  lines.some(({ line }) => customer.test(line.text));

/**
 * Assignments stand below the job at which they were, within its time and in another look. Positions
 * at one employer do so too, but there the employer's line names no role, and theirs no customer.
 */
export function partAssignments(parts: readonly EntryParts[], begins: ReadonlySet<string>): Parted {
  const [top] = parts;
  if (top === undefined) return { jobs: [], assignments: [] };
  const parents = new Map<EntryParts, EntryParts>();
  const others = new Set<string>();
  let parent = top;
  for (const one of parts) {
    const isOther = lookOf(one) !== lookOf(top);
    if (!isOther) parent = one;
    else if (isWithin(one, parent)) parents.set(one, parent);
    else others.add(lookOf(one));
  }
  const below = [...parents.keys()].filter((one) => !others.has(lookOf(one)));
  const isSaid = below.some(({ entry }) =>
    entry.lines.some(({ line }) => begins.has(placeOf(line))),
  );
  const above = [...new Set(below.map((one) => parents.get(one) ?? one))];
  const isAssigned = isSaid || mostly(above, 'role') || mostly(below, 'company');
  const assigned = new Set(below.length > 0 && isAssigned ? below : []);
  const ofCustomers = parts.filter(namesCustomer);
  if (ofCustomers.length < parts.length) for (const one of ofCustomers) assigned.add(one);
  return {
    jobs: parts.filter((one) => !assigned.has(one)),
    assignments: parts.filter((one) => assigned.has(one)),
  };
}
