import { overlap, type Block } from '../columns/blocks.ts';
import { dateIn } from '../dates/date-in-line.ts';
import { median, textOf, type Line } from '../lines/cell.ts';
import { headingFinder, type Heading } from './find-headings.ts';
import type { SectionKind } from './heading-words.ts';
import { tableColumns, type TableColumn } from './table-heads.ts';

export interface SectionLine extends Line {
  /** how far it stands in from the section's edge in its column */
  indent: number;
  /** where the lines of its column end */
  edge: number;
  /** known to begin an entry, or not to */
  isStart?: boolean;
}

export interface Section {
  /** `top` is what stands before the first heading */
  kind: SectionKind | 'top';
  heading: Line | null;
  lines: SectionLine[];
  columns: TableColumn[] | null;
}

const startOf = (kind: Section['kind'], heading: Line | null): Section => ({
  kind,
  heading,
  lines: [],
  columns: null,
});

/** The section that a block without a heading of its own goes on with. */
function inherited(
  blocks: readonly Block[],
  at: number,
  ends: readonly Section[],
): Section | undefined {
  const block = blocks[at] as Block;
  if (block.above !== null) return ends[block.above];
  const before = blocks.slice(0, at).map((one, place) => ({ one, place }));
  const previous = before.filter(({ one }) => one.page === block.page - 1);
  const [best] = previous.toSorted(
    (a, b) => overlap(block, b.one) - overlap(block, a.one) || b.place - a.place,
  );
  return best && ends[best.place];
}

function withoutCell(line: Line, count: number): Line | null {
  const cells = line.cells.slice(count);
  const [first] = cells;
  return first ? { ...line, cells, text: textOf(cells), x: first.x } : null;
}

/** So many lines show by themselves where their column ends. */
const enoughLines = 8;

/** Where the long lines of a block's column end: on its page, or on any where it has few lines. */
function edgeOf(block: Block, blocks: readonly Block[]): number {
  const alike = blocks.filter(({ x }) => Math.abs(x - block.x) < 6);
  const onPage = alike.filter(({ page }) => page === block.page);
  const isEnough = onPage.flatMap((one) => one.lines).length >= enoughLines;
  const column = isEnough ? onPage : alike;
  const ofColumn = column.flatMap((one) => one.lines);
  const usual = median(ofColumn.map(({ size }) => size));
  // A name may stand out of the column that it heads.
  const lines = ofColumn.filter(({ size }) => size <= 1.3 * usual);
  const long = lines
    .filter(({ text }) => text.split(' ').length >= 8 && dateIn(text) === null)
    .map((line) => line.x2);
  if (long.length > 2) return Math.max(...long);
  // A long address has nowhere to break, and may stand out of its column.
  const breaking = lines.filter(({ text }) => text.includes(' ')).map((line) => line.x2);
  return Math.max(...(breaking.length > 2 ? breaking : column.map(({ x2 }) => x2)));
}

/** Where a heading of two lines goes on: below it, or below one line of what stands beside it. */
function nextInColumn(lines: readonly Line[], place: number): number {
  const x = lines[place]?.cells[0]?.x ?? 0;
  const below = lines[place + 1]?.cells[0];
  const later = lines[place + 2]?.cells[0];
  const isBeside = below !== undefined && below.x > x + 3;
  return isBeside && later !== undefined && Math.abs(later.x - x) < 3 ? place + 2 : place + 1;
}

/** The CV in sections, each with the lines of all columns and pages that it goes through. */
export function splitSections(blocks: readonly Block[]): Section[] {
  const headingIn = headingFinder(blocks);
  const top = startOf('top', null);
  const sections: Section[] = [top];
  const ends: Section[] = [];
  for (const [at, block] of blocks.entries()) {
    let current = inherited(blocks, at, ends) ?? top;
    let wrappedAt: number | null = null;
    const edge = edgeOf(block, blocks);
    for (const [place, line] of block.lines.entries()) {
      const isAtTop = block.page === 1 && place < 3 && current.kind === 'top';
      const isWrapped = place === wrappedAt;
      const next = nextInColumn(block.lines, place);
      const heading: Heading | null = isWrapped
        ? null
        : headingIn(line, block, isAtTop, block.lines[next]);
      if (heading !== null) sections.push((current = startOf(heading.kind, line)));
      const columns = tableColumns(line);
      if (columns !== null) current.columns = columns;
      const rest = heading === null && !isWrapped ? line : withoutCell(line, 1);
      if (heading?.isWrapped) wrappedAt = next;
      const isHead = columns !== null;
      if (rest && !isHead) current.lines.push({ ...rest, indent: 0, edge });
    }
    ends.push(current);
  }
  const homes = new Map(
    blocks.flatMap((block) => block.lines.map((line) => [placeOf(line), block])),
  );
  for (const section of sections) indent(section, homes);
  return sections.filter(({ kind, lines }) => kind === 'top' || lines.length > 0);
}

const placeOf = ({ page, number }: Line): string => `${page}:${number}`;

function indent({ lines }: Section, homes: ReadonlyMap<string, Block>): void {
  const edges = new Map<Block | undefined, number>();
  for (const line of lines) {
    const home = homes.get(placeOf(line));
    edges.set(home, Math.min(edges.get(home) ?? line.x, line.x));
  }
  for (const line of lines) line.indent = line.x - (edges.get(homes.get(placeOf(line))) ?? line.x);
}
