import { median, textOf, type Cell, type Line, type Row } from '../lines/cell.ts';
import { rowOf, withLargeBeside } from '../lines/rows.ts';
import { areIndependent } from './are-independent.ts';
import { gutters, type Gutter } from './gutters.ts';

/** Lines that are read one after the other: a column, or the full width between two. */
export interface Block {
  page: number;
  x: number;
  x2: number;
  lines: Line[];
  /** the block of this page that it goes on from, by its place in the list */
  above: number | null;
}

interface Region {
  rows: Row[];
  above: number | null;
}

const deepest = 4;

function regrouped(cells: readonly Cell[], page: number): Row[] {
  const rows: Cell[][] = [];
  for (const cell of cells.toSorted((a, b) => a.baseline - b.baseline || a.x - b.x)) {
    const last = rows.at(-1);
    if (last?.[0] && cell.baseline - last[0].baseline <= 0.3 * Math.min(cell.size, 14)) {
      last.push(cell);
    } else rows.push([cell]);
  }
  const own = rows.flatMap((row) =>
    rowOf(
      row.toSorted((a, b) => a.x - b.x),
      page,
    ),
  );
  return withLargeBeside(own);
}

function parting(rows: readonly Row[]): Gutter | null {
  for (const gutter of gutters(rows)) {
    if (areIndependent(gutter.left, gutter.right)) return gutter;
  }
  return null;
}

function lineOf(row: Row, above: Row | undefined): Line {
  const x = Math.min(...row.cells.map((cell) => cell.x));
  const x2 = Math.max(...row.cells.map((cell) => cell.x2));
  const gap = above === undefined ? 9 : (row.baseline - above.baseline) / Math.max(1, row.size);
  return { ...row, number: 0, text: textOf(row.cells), x, x2, gap };
}

const last = 8;

/** The column that goes on below a gutter: the one that has a line where the next row begins, or the wider one. */
function goesOnBelow({ left, right, to }: Gutter, rows: readonly Row[]): 'left' | 'right' {
  const x = rows[to]?.cells[0]?.x;
  const begins = (cells: readonly Cell[]): boolean =>
    x !== undefined && cells.slice(-last).some((cell) => Math.abs(cell.x - x) < 2);
  const [isLeft, isRight] = [begins(left), begins(right)];
  if (isLeft !== isRight) return isLeft ? 'left' : 'right';
  const widthOf = (cells: readonly Cell[]) => median(cells.map((cell) => cell.x2 - cell.x));
  return widthOf(left) > widthOf(right) ? 'left' : 'right';
}

export function blocksOf(allRows: readonly Row[], page: number): Block[] {
  const blocks: Block[] = [];
  const add = ({ rows, above }: Region): number | null => {
    if (rows.length === 0) return above;
    const lines = rows.map((row, at) => lineOf(row, rows[at - 1]));
    const x = Math.min(...lines.map((line) => line.x));
    const x2 = Math.max(...lines.map((line) => line.x2));
    blocks.push({ page, x, x2, lines, above });
    return blocks.length - 1;
  };
  const divide = (region: Region, depth: number): number | null => {
    const gutter = depth < deepest ? parting(region.rows) : null;
    if (gutter === null) return add(region);
    const { rows } = region;
    const above = divide({ rows: rows.slice(0, gutter.from), above: region.above }, depth + 1);
    const left = divide({ rows: regrouped(gutter.left, page), above }, depth + 1);
    const right = divide({ rows: regrouped(gutter.right, page), above }, depth + 1);
    const main = goesOnBelow(gutter, rows) === 'left' ? left : right;
    return divide({ rows: rows.slice(gutter.to), above: main }, depth + 1);
  };
  divide({ rows: [...allRows], above: null }, 0);
  return blocks;
}

/** How much two blocks stand below each other, from 0 to 1. */
export function overlap(a: Block, b: Block): number {
  const shared = Math.min(a.x2, b.x2) - Math.max(a.x, b.x);
  return shared / Math.max(1, Math.max(a.x2, b.x2) - Math.min(a.x, b.x));
}
