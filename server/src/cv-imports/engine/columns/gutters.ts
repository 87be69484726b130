import type { Cell, Row } from '../lines/cell.ts';
import { median } from '../lines/cell.ts';

/** A strip without letters that goes down through some rows of a region. */
export interface Gutter {
  x: number;
  /** the rows beside it: the first and the one after the last */
  from: number;
  to: number;
  left: Cell[];
  right: Cell[];
}

const narrowest = 5;
const fewestRows = 3;

type Side = 'left' | 'right' | 'both' | 'cross';

function sideOf({ cells }: Row, x: number, half: number): Side {
  let [left, right] = [false, false];
  for (const cell of cells) {
    if (cell.x2 <= x + half / 2 && cell.x < x - half) left = true;
    else if (cell.x >= x - half / 2) right = true;
    else return 'cross';
  }
  if (left && right) return 'both';
  return left ? 'left' : 'right';
}

interface Run {
  from: number;
  to: number;
  left: number;
  right: number;
}

/** The stretches of rows that a strip at `x` passes without meeting a letter. */
function runsAt(rows: readonly Row[], x: number, half: number): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  for (const [at, row] of rows.entries()) {
    const side = sideOf(row, x, half);
    if (side === 'cross') run = undefined;
    else {
      if (run === undefined) runs.push((run = { from: at, to: at, left: 0, right: 0 }));
      run.to = at + 1;
      run.left += Number(side !== 'right');
      run.right += Number(side !== 'left');
    }
  }
  return runs.filter(({ left, right }) => left >= fewestRows && right >= fewestRows);
}

function gutterOf(rows: readonly Row[], x: number, { from, to }: Run): Gutter {
  const cells = rows.slice(from, to).flatMap((row) => row.cells);
  const isLeft = (cell: Cell): boolean => (cell.x + cell.x2) / 2 < x;
  return { x, from, to, left: cells.filter(isLeft), right: cells.filter((cell) => !isLeft(cell)) };
}

/** Where a strip could part a region, the longest first. */
export function gutters(rows: readonly Row[]): Gutter[] {
  const cells = rows.flatMap((row) => row.cells);
  const body = median(
    cells.map(({ size }) => size),
    10,
  );
  const half = Math.max(narrowest, 0.6 * body) / 2;
  // Every cell that begins a column has the gutter just before it.
  const edges = new Map<number, number>();
  for (const { x } of cells) edges.set(Math.round(x), (edges.get(Math.round(x)) ?? 0) + 1);
  const places = [...edges].filter(([, count]) => count >= 2).map(([x]) => x - half - 0.5);
  const found = places.flatMap((x) =>
    runsAt(rows, x, half).map((run) => ({
      x,
      run,
      weight: Math.min(run.left, run.right) * 2 + run.left + run.right,
    })),
  );
  const best = found.toSorted((a, b) => b.weight - a.weight || a.x - b.x).slice(0, 200);
  const distinct = best.filter(
    ({ x, run }, at) =>
      !best.slice(0, at).some((one) => Math.abs(one.x - x) < 2 * half && one.run.from === run.from),
  );
  return distinct.slice(0, 12).map(({ x, run }) => gutterOf(rows, x, run));
}
