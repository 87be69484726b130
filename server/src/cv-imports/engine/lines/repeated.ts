import type { CvPage } from '../../../platform/ports/cv-reader.ts';
import { textOf, type Row } from './cell.ts';

const pageNumber =
  /^(?:(?:side|page|sida|seite|sivu|s\.|p\.)\s*)?[-–|]?\s*\d{1,3}\s*(?:(?:av|of|\/|\||von)\s*\d{1,3})?\s*[-–|]?$/iu;
const margin = 0.1;

const keyOf = (row: Row): string =>
  `${textOf(row.cells).replaceAll(/\d+/g, '#')}|${Math.round(row.baseline / 6)}`;

const isInMargin = ({ baseline }: Row, { height }: CvPage): boolean =>
  baseline < height * margin || baseline > height * (1 - margin);

/** What stands at the top of a CV, and the largest of it, which is the name. */
function topOf(rows: readonly Row[] = [], height = 0): { texts: Set<string>; name: string } {
  const cells = rows.filter(({ baseline }) => baseline < height / 3).flatMap((row) => row.cells);
  const [largest] = cells.toSorted((a, b) => b.size - a.size);
  return { texts: new Set(cells.map(({ text }) => text)), name: largest?.text ?? '' };
}

/** Headers and footers that pages have in common; what stands at the top stays on the first page. */
export function withoutRepeated(rows: readonly Row[][], pages: readonly CvPage[]): Row[][] {
  const seen = new Map<string, number>();
  for (const [at, page] of pages.entries()) {
    for (const key of new Set(rows[at]?.filter((row) => isInMargin(row, page)).map(keyOf))) {
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  }
  const isRepeated = (row: Row): boolean => (seen.get(keyOf(row)) ?? 0) > 1;
  const top = topOf(rows[0], pages[0]?.height);
  /** The first line of a later page may name the person once more. */
  const repeatsTop = ({ baseline, cells }: Row, { height }: CvPage): boolean => {
    const texts = cells.map(({ text }) => text);
    if (baseline > height / 2 || !texts.includes(top.name)) return false;
    return texts.every((text) => top.texts.has(text));
  };
  return pages.map((page, at) =>
    (rows[at] ?? []).filter((row) => {
      if (!isInMargin(row, page)) return true;
      if (at > 0 && repeatsTop(row, page)) return false;
      if (pageNumber.test(textOf(row.cells)) && row.baseline > page.height / 2) return false;
      return !isRepeated(row) || (at === 0 && row.baseline < page.height / 2);
    }),
  );
}
