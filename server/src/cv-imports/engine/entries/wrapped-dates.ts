import { isDateOnly } from '../dates/date-in-line.ts';
import { monthOnly } from '../dates/date-point.ts';
import { findRanges } from '../dates/date-range.ts';
import { textOf, type Cell } from '../lines/cell.ts';
import type { SectionLine } from '../sections/split-sections.ts';

const cutOff = /\d\s*(?:[–—-]|til|to|till)\s*(?:\p{L}{3,9}\.?)?$/u;

const dashFirst = /^\s*(?:[–—-]|til|till|to|bis)\s/u;

const yearFirst = /^\d{4}(?!\d)/u;

/** Where a period goes on. */
interface Below {
  at: number;
  cell: Cell;
}

const isNext = (line: SectionLine | undefined, page: number): line is SectionLine =>
  line !== undefined && line.page === page && line.gap <= 2.2;

/** The cell below in the same column, also where what stands beside it has a line in between. */
function continuation(lines: readonly SectionLine[], at: number, cell: Cell): Below | undefined {
  const { page, cells } = lines[at] as SectionLine;
  const [next, later] = [lines[at + 1], lines[at + 2]];
  if (!isNext(next, page)) return undefined;
  const inColumn = (line: SectionLine): Cell | undefined =>
    line.cells.find(({ x, x2 }) => Math.abs(x - cell.x) < 3 || Math.abs(x2 - cell.x2) < 1.5);
  const below = inColumn(next) ?? (cell === cells.at(-1) ? next.cells[0] : undefined);
  if (below !== undefined) return { at: at + 1, cell: below };
  const isBeside = next.cells.every(({ x }) => x > cell.x2);
  const third = isBeside && isNext(later, page) ? inColumn(later) : undefined;
  return third && { at: at + 2, cell: third };
}

/** Both lines as one; the dash may stand on either, where it looks like a bullet on the second. */
function wholeOf(cell: Cell, next: Cell): string | null {
  if (cutOff.test(cell.text)) return `${cell.text} ${next.text}`;
  const isMonthAlone = monthOnly(cell.text) !== null && yearFirst.test(next.text);
  if (isMonthAlone) return `${cell.text} ${next.text}`;
  const isPeriod = isDateOnly(cell.text) && isDateOnly(next.text);
  if (!isPeriod || findRanges(cell.text).length > 1) return null;
  if (next.bullet) return `${cell.text} – ${next.text}`;
  return dashFirst.test(next.text) ? `${cell.text} ${next.text}` : null;
}

function joined(cell: Cell, next: Cell): { text: string; rest: string } | null {
  const whole = wholeOf(cell, next);
  if (whole === null) return null;
  const range = findRanges(whole).find(
    ({ start, end }) => start < cell.text.length && end > cell.text.length + 1,
  );
  if (range === undefined || (range.to === null && !range.isOpen)) return null;
  const rest = whole.slice(range.end).replace(/^[\s)\]]+/u, '');
  return rest.split(/\s+/).length > 6 ? null : { text: whole.slice(0, range.end), rest };
}

const withCells = (line: SectionLine, cells: Cell[]): SectionLine => ({
  ...line,
  cells,
  text: textOf(cells),
  x: cells[0]?.x ?? line.x,
});

/** A period that a narrow column breaks stands on its first line, as `jan. 2019 –` with `mai 2020` below. */
export function joinWrappedDates(lines: readonly SectionLine[]): SectionLine[] {
  const kept = [...lines];
  for (let at = 0; at + 1 < kept.length; at += 1) {
    const line = kept[at] as SectionLine;
    for (const [place, cell] of line.cells.entries()) {
      const below = continuation(kept, at, cell);
      const whole = below && joined(cell, below.cell);
      const next = below && kept[below.at];
      if (!below || !whole || !next) continue;
      kept[at] = withCells(line, line.cells.with(place, { ...cell, text: whole.text, parts: [] }));
      const others = next.cells.filter((one) => one !== below.cell);
      const left =
        whole.rest === '' ? others : [{ ...below.cell, text: whole.rest, parts: [] }, ...others];
      if (left.length === 0) kept.splice(below.at, 1);
      else kept[below.at] = withCells(next, left);
      // A third line may follow.
      at -= 1;
      break;
    }
  }
  return kept;
}
