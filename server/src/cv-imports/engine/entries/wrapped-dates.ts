import { findRanges } from '../dates/date-range.ts';
import { textOf, type Cell } from '../lines/cell.ts';
import type { SectionLine } from '../sections/split-sections.ts';

const cutOff = /\d\s*(?:[–—-]|til|to|till)\s*(?:\p{L}{3,9}\.?)?$/u;

/** The cell of the next line in which a period goes on. */
function continuation(cell: Cell, isLast: boolean, next: SectionLine): Cell | undefined {
  const below = next.cells.find(({ x }) => Math.abs(x - cell.x) < 3);
  const [first] = next.cells;
  return below ?? (isLast ? first : undefined);
}

function joined(cell: Cell, next: Cell): { text: string; rest: string } | null {
  if (!cutOff.test(cell.text)) return null;
  const whole = `${cell.text} ${next.text}`;
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
    const [line, next] = [kept[at] as SectionLine, kept[at + 1] as SectionLine];
    if (line.page !== next.page || next.gap > 2.2) continue;
    for (const [place, cell] of line.cells.entries()) {
      const below = continuation(cell, place === line.cells.length - 1, next);
      const whole = below && joined(cell, below);
      if (!below || !whole) continue;
      kept[at] = withCells(line, line.cells.with(place, { ...cell, text: whole.text, parts: [] }));
      const others = next.cells.filter((one) => one !== below);
      const left =
        whole.rest === '' ? others : [{ ...below, text: whole.rest, parts: [] }, ...others];
      if (left.length === 0) kept.splice(at + 1, 1);
      else kept[at + 1] = withCells(next, left);
      break;
    }
  }
  return kept;
}
