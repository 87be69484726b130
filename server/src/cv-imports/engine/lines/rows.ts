import type { CvItem, CvPage } from '../../../platform/ports/cv-reader.ts';
import type { Cell, Row } from './cell.ts';
import { cellsOf, type InkItem } from './cells-of-row.ts';
import { cleanText } from './clean-text.ts';
import { withTurnedHeadings } from './turned-headings.ts';

const isOnPage = ({ x, y, width, height }: CvItem, page: CvPage): boolean =>
  x + width > 0 && x < page.width && y + height > 0 && y < page.height;

/** Fonts whose letters are pictures, as an envelope before an address. */
const iconFont =
  /awesome|academicons|marvosym|simpleicons|material|icomoon|ionicons|fontello|entypo|glyphicons|phosphor|typicons|bootstrap-?icons/iu;

/** What can be seen on a page, cleaned; a text drawn twice for weight counts once. */
function inkOf(page: CvPage): InkItem[] {
  const drawn = new Set<string>();
  return page.items.flatMap((item) => {
    if (!item.visible || !isOnPage(item, page) || item.size < 2) return [];
    if (iconFont.test(item.font)) return [];
    const text = cleanText(item.text);
    if (text.trim() === '') return [];
    const place = `${text}|${Math.round(item.x / 2)}|${Math.round((item.y + item.height) / 2)}`;
    if (drawn.has(place)) return [];
    drawn.add(place);
    const { x, width, size, bold, italic, height, y } = item;
    const lead = text.length - text.trimStart().length;
    const each = width / Math.max(1, text.length);
    const end = each * (text.length - text.trimEnd().length);
    const ink = { x: x + lead * each, x2: x + width - end, baseline: y + height };
    return [
      { text: text.trim(), ...ink, spaceBefore: lead > 0, spaceAfter: end > 0, size, bold, italic },
    ];
  });
}

/** Items on one line of letters, whatever the order in which they were drawn. */
function grouped(items: readonly InkItem[]): InkItem[][] {
  const groups: InkItem[][] = [];
  for (const item of items.toSorted((a, b) => a.baseline - b.baseline || a.x - b.x)) {
    const last = groups.at(-1);
    const first = last?.[0];
    const near = 0.3 * Math.min(item.size, first?.size ?? 0, 14);
    if (first !== undefined && item.baseline - first.baseline <= near) last?.push(item);
    else groups.push([item]);
  }
  return groups.map((group) => group.toSorted((a, b) => a.x - b.x));
}

const fewestOfEdge = 3;

/** Where several cells begin below each other, there is the left edge of a column. */
function edgesOf(rows: readonly InkItem[][], page: number): Set<number> {
  const starts = new Map<number, number>();
  for (const { x } of rows.flatMap((items) => cellsOf(items, page))) {
    starts.set(Math.round(x), (starts.get(Math.round(x)) ?? 0) + 1);
  }
  return new Set([...starts].filter(([, count]) => count >= fewestOfEdge).map(([x]) => x));
}

export function rowsOf(page: CvPage, number: number): Row[] {
  const rows = grouped(inkOf(page));
  const edges = edgesOf(rows, number);
  const own = withLargeBeside(
    rows.flatMap((items) => rowOf(cellsOf(items, number, edges), number)),
  );
  return withTurnedHeadings(own, page);
}

/** A large heading in the margin stands a little lower than the smaller line beside it. */
export function withLargeBeside(rows: readonly Row[]): Row[] {
  const merged: Row[] = [];
  for (const row of rows) {
    const last = merged.at(-1);
    const size = Math.max(row.size, last?.size ?? 0);
    const isOver = last && row.baseline - last.baseline < 0.4 * size && row.size !== last.size;
    const isBeside = last && areApart(last.cells, row.cells);
    if (!last || !isOver || !isBeside) merged.push(row);
    else {
      const cells = [...last.cells, ...row.cells].toSorted((a, b) => a.x - b.x);
      const { baseline } = row.size < last.size ? row : last;
      merged[merged.length - 1] = { ...last, cells, size, baseline };
    }
  }
  return merged;
}

const areApart = (some: readonly Cell[], others: readonly Cell[]): boolean =>
  some.every((cell) => others.every((other) => cell.x2 < other.x || other.x2 < cell.x));

/** Cells that stand on one line of letters, as a row. */
export function rowOf(cells: Cell[], page: number): Row[] {
  const [first] = cells;
  if (first === undefined) return [];
  const size = Math.max(...cells.map((cell) => cell.size));
  return [{ page, cells, baseline: first.baseline, size }];
}
