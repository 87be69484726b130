import type { CvItem, CvPage } from '../../../platform/ports/cv-reader.ts';
import { sectionNamed } from '../sections/heading-words.ts';
import type { Cell, Row } from './cell.ts';
import { cleanText } from './clean-text.ts';
import { withoutLetterSpacing } from './letter-spacing.ts';

interface Turned {
  text: string;
  x: number;
  /** where it begins and ends on the paper, from the page's top */
  top: number;
  bottom: number;
  size: number;
}

/** In sizes of the letters: what ends a word, and what ends a heading. */
const gaps = { word: 0.13, heading: 1 };

const isSameLine = (one: Turned, { x, size }: CvItem): boolean =>
  Math.abs(one.x - x) < 0.5 * size && Math.abs(one.size - size) < 0.5;

/** The texts on their side, each read in its direction. */
function turnedTexts({ items }: CvPage): Turned[] {
  const lines: (Turned & { turned: CvItem['turned'] })[] = [];
  const inOrder = items
    .filter(({ turned, text }) => turned !== undefined && text.trim() !== '')
    .toSorted((a, b) => (a.turned === 'up' && b.turned === 'up' ? b.y - a.y : a.y - b.y));
  for (const item of inOrder) {
    const [top, bottom] = [item.y, item.y + item.height];
    const text = cleanText(item.text).trim();
    const line = lines.find((one) => one.turned === item.turned && isSameLine(one, item));
    const gap = line && (item.turned === 'up' ? line.top - bottom : top - line.bottom) / item.size;
    if (line === undefined || gap === undefined || gap > gaps.heading) {
      lines.unshift({ text, x: item.x, top, bottom, size: item.size, turned: item.turned });
    } else {
      line.text += `${gap > gaps.word ? ' ' : ''}${text}`;
      line.top = Math.min(line.top, top);
      line.bottom = Math.max(line.bottom, bottom);
    }
  }
  return lines.map((line) => ({ ...line, text: withoutLetterSpacing(line.text) }));
}

/** The row at which a section begins: below the widest gap between two headings. */
function beginning(rows: readonly Row[], heading: Turned, after: number): number {
  const middle = (heading.top + heading.bottom) / 2;
  let [best, widest] = [-1, 0];
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    const isBeside = row.baseline > after && row.baseline - row.size <= middle;
    const gap = before ? row.baseline - before.baseline : row.baseline - heading.top;
    if (isBeside && gap > widest) [best, widest] = [at, gap];
  }
  return best;
}

function rowOfHeading({ text, size: own }: Turned, below: Row, beside: readonly Cell[]): Row {
  const size = Math.max(own, below.size) + 2;
  const x = Math.min(...beside.map((cell) => cell.x));
  const baseline = below.baseline - 1.2 * below.size;
  const style = { bold: true, italic: false, size };
  const x2 = x + text.length * size * 0.5;
  const { page } = below;
  const cell: Cell = {
    ...{ page, text, parts: [{ text, ...style }], x, x2, baseline, ...style },
    bullet: false,
  };
  return { page, cells: [cell], baseline, size };
}

/** The cells of a row that a heading runs along: at its right, or, at the edge of the paper, its left. */
const besideIn = ({ cells }: Row, heading: Turned, isAtEdge: boolean): Cell[] =>
  cells.filter(({ x }) => (isAtEdge ? x < heading.x : x > heading.x));

/** Headings on their side, along their sections, as rows above what stands beside them. */
export function withTurnedHeadings(rows: readonly Row[], page: CvPage): Row[] {
  const headings = turnedTexts(page)
    .filter(({ text }) => sectionNamed(text) !== null)
    .toSorted((a, b) => a.top - b.top);
  let after = 0;
  const placed = [...rows];
  for (const heading of headings) {
    const isAtEdge = !placed.some((row) => besideIn(row, heading, false).length > 0);
    const beside = placed.filter((row) => besideIn(row, heading, isAtEdge).length > 0);
    const below = beside[beginning(beside, heading, after)];
    if (below !== undefined) {
      const cells = besideIn(below, heading, isAtEdge);
      placed.splice(placed.indexOf(below), 0, rowOfHeading(heading, below, cells));
      after = heading.bottom;
    }
  }
  return placed;
}
