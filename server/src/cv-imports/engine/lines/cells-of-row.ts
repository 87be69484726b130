import type { Cell, CellPart } from './cell.ts';
import { withAccents } from './clean-text.ts';
import { isLetterSpaced, withoutLetterSpacing } from './letter-spacing.ts';

export interface InkItem {
  text: string;
  x: number;
  x2: number;
  baseline: number;
  spaceBefore: boolean;
  spaceAfter: boolean;
  size: number;
  bold: boolean;
  italic: boolean;
}

/** In sizes of the letters: where a word ends, where letter spacing has a word end, where a cell ends. */
const gaps = { word: 0.13, wideWord: 0.55, aligned: 0.5, cell: 1.15, spacedCell: 3 };
const bullet = /^(?:[•·*>»✓✔►▪‣○●–—-]|o(?= ))\s*(?=\S|$)/u;

/** Longer than any line of a page. */
const longestCell = 2_000;

/** Letters with what parts them from those before. */
interface Spaced extends InkItem {
  space: '' | ' ' | '  ';
}

interface Raw {
  items: Spaced[];
  text: string;
}

function joined(items: readonly InkItem[], edges: ReadonlySet<number>): Raw[] {
  const cells: Raw[] = [];
  let end = Number.NEGATIVE_INFINITY;
  let before: InkItem | undefined;
  for (const item of items) {
    const gap = (item.x - end) / Math.max(item.size, before?.size ?? 0);
    const last = cells.at(-1);
    const widest = edges.has(Math.round(item.x)) ? gaps.aligned : gaps.cell;
    if (last === undefined || gap > widest) {
      cells.push({ items: [{ ...item, space: '' }], text: item.text });
    } else {
      const isSpace = gap > gaps.word || item.spaceBefore || before?.spaceAfter === true;
      const wide = gap > gaps.wideWord ? '  ' : ' ';
      const space = isSpace ? wide : '';
      last.text += `${space}${item.text}`;
      last.items.push({ ...item, space });
    }
    end = Math.max(end, item.x2);
    before = item;
  }
  return cells;
}

/** `O M` and `M I G` of one heading stand further apart than other words. */
function withSpacedTogether(cells: readonly Raw[]): Raw[] {
  const together: Raw[] = [];
  for (const cell of cells) {
    const last = together.at(-1);
    const size = cell.items[0]?.size ?? 0;
    const gap = (cell.items[0]?.x ?? 0) - (last?.items.at(-1)?.x2 ?? 0);
    const bothSpaced = last && isLetterSpaced(last.text) && isLetterSpaced(cell.text);
    if (last && bothSpaced && gap < gaps.spacedCell * size) {
      last.items.push(...cell.items);
      last.text += `  ${cell.text}`;
    } else together.push({ items: [...cell.items], text: cell.text });
  }
  return together;
}

/** Small capitals change their size within a word, which is one all the same. */
function partsOf(items: readonly Spaced[]): CellPart[] {
  const parts: CellPart[] = [];
  for (const { text, bold, italic, size, space } of items) {
    const last = parts.at(-1);
    const isAlike = last !== undefined && last.bold === bold && last.italic === italic;
    if (isAlike && (space === '' || Math.abs(last.size - size) < 0.5)) {
      last.text += `${space}${text}`;
    } else parts.push({ text, bold, italic, size });
  }
  return parts;
}

/** The style of most letters. */
function styleOf(parts: readonly CellPart[]) {
  const [first] = parts.toSorted((a, b) => b.text.length - a.text.length);
  return { bold: first?.bold ?? false, italic: first?.italic ?? false };
}

function cellOf({ items, text: raw }: Raw, page: number): Cell {
  const parts = partsOf(items);
  const text = withAccents(withoutLetterSpacing(raw.slice(0, longestCell))).trim();
  const x = items[0]?.x ?? 0;
  const x2 = Math.max(...items.map((item) => item.x2));
  const size = Math.max(...items.map((item) => item.size));
  const baseline = items[0]?.baseline ?? 0;
  return { page, text, parts, x, x2, baseline, size, ...styleOf(parts), bullet: bullet.test(text) };
}

/** A lone bullet belongs to what it stands before. */
function withBullets(cells: readonly Cell[]): Cell[] {
  const kept: Cell[] = [];
  for (const cell of cells) {
    const last = kept.at(-1);
    const isMark = last?.bullet === true && last.text.replace(bullet, '') === '';
    if (last && isMark && cell.x - last.x2 < 4 * cell.size) {
      kept[kept.length - 1] = { ...cell, x: last.x, bullet: true };
    } else kept.push(cell);
  }
  return kept
    .map((cell) => (cell.bullet ? { ...cell, text: cell.text.replace(bullet, '') } : cell))
    .filter(({ text }) => !/^[|│┃]*$/u.test(text));
}

/**
 * Items of one row from left to right, joined to words and parted where a wide gap is; a narrow one
 * does at the left edge of a column.
 */
export const cellsOf = (
  items: readonly InkItem[],
  page: number,
  edges: ReadonlySet<number> = new Set(),
): Cell[] => withBullets(withSpacedTogether(joined(items, edges)).map((raw) => cellOf(raw, page)));
