import type { Block } from '../columns/blocks.ts';
import type { Cell, Line } from '../lines/cell.ts';
import { dateIn } from '../dates/date-in-line.ts';
import { sectionNamed, squeeze, type SectionKind } from './heading-words.ts';
import { isCapitals, styleOf } from './heading-style.ts';
import { tableColumns } from './table-heads.ts';

export interface Heading {
  kind: SectionKind;
  /** what of the line is the heading; the other cells belong to the section */
  cell: Cell;
}

interface Named extends Heading {
  style: string;
}

/** Stems that tell what an uncommon heading is about, once its style says that it is one. */
const stems: [RegExp, SectionKind][] = [
  [/prosjekt|projekt|project|oppdrag|uppdrag/iu, 'project'],
  [/sertifi|certifi/iu, 'certification'],
  [/utdann|utbild|uddann|educat|ausbild/iu, 'education'],
  [/erfaring|erfarenhet|experience|employment|arbeid|arbets|karriere|career/iu, 'work_experience'],
  [
    /kompetan|kompeten|skills|teknolog|technolog|verktøy|verktyg|ferdighet|färdighet/iu,
    'profile_skill',
  ],
  [/kurs|course|training/iu, 'course'],
  [/språk|sprog|language/iu, 'language'],
  [/\bverv\b|frivillig|volunteer|engagemang/iu, 'position_experience'],
  [/publikasj|publikat|publication/iu, 'publication'],
  [/foredrag|föredrag|presentasjon|talks/iu, 'presentation'],
  [/utmerk|utmärk|award|priser/iu, 'honor'],
];

/** The cell of a line that may be a heading: its only one, or the first in the margin. */
function candidate({ cells }: Line): Cell | undefined {
  const [first] = cells;
  return first?.bullet === false ? first : undefined;
}

function named(blocks: readonly Block[]): Named[] {
  return blocks.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const cell = candidate(line);
      const kind = cell && tableColumns(line) === null ? sectionNamed(cell.text) : null;
      return cell && kind !== null ? [{ kind, cell, style: styleOf(cell) }] : [];
    }),
  );
}

function bodyStyle(blocks: readonly Block[]): { style: string; size: number } {
  const letters = new Map<string, number>();
  const cells = blocks.flatMap(({ lines }) => lines.flatMap((line) => line.cells));
  for (const cell of cells) {
    const style = styleOf(cell);
    letters.set(style, (letters.get(style) ?? 0) + cell.text.length);
  }
  const style = [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
  return { style, size: Number.parseFloat(style) };
}

interface StyleFacts {
  /** different kinds of sections whose names stand in this style */
  kinds: number;
  named: number;
  /** lines of their own in this style, named or not */
  all: number;
}

function factsOfStyles(blocks: readonly Block[], found: readonly Named[]): Map<string, StyleFacts> {
  const facts = new Map<string, StyleFacts & { seen: Set<SectionKind> }>();
  const of = (style: string) => {
    const known = facts.get(style) ?? { kinds: 0, named: 0, all: 0, seen: new Set<SectionKind>() };
    facts.set(style, known);
    return known;
  };
  for (const { style, kind } of found) {
    const fact = of(style);
    fact.named += 1;
    fact.kinds = fact.seen.add(kind).size;
  }
  for (const { lines } of blocks) {
    for (const line of lines) {
      const cell = candidate(line);
      if (cell && line.cells.length === 1) of(styleOf(cell)).all += 1;
    }
  }
  return facts;
}

const prominence = (style: string): number =>
  Number.parseFloat(style) +
  (style.includes('bold') ? 1 : 0) +
  (style.includes('capitals') ? 1.5 : 0);

/** The styles that headings have: first of those that words give away, and no style of plain text. */
export function headingStyles(blocks: readonly Block[]): {
  isHeading: (named: Named) => boolean;
  teaches: (style: string) => boolean;
} {
  const found = named(blocks);
  const body = bodyStyle(blocks);
  const facts = factsOfStyles(blocks, found);
  const best = [...facts].toSorted(
    (a, b) => b[1].kinds - a[1].kinds || prominence(b[0]) - prominence(a[0]),
  )[0];
  const times = new Map<string, number>();
  for (const { cell } of found)
    times.set(squeeze(cell.text), (times.get(squeeze(cell.text)) ?? 0) + 1);
  const bestStyle = best?.[0] ?? '';
  const isHeading = ({ cell, style }: Named): boolean => {
    if (style === bestStyle) return true;
    const { kinds = 0 } = facts.get(style) ?? {};
    if ((times.get(squeeze(cell.text)) ?? 0) >= 3) return false;
    const isPlain = style === body.style || cell.size < body.size * 0.85;
    if ((best?.[1].kinds ?? 0) >= 3 && prominence(style) < prominence(bestStyle) - 0.6) {
      return kinds >= 2 && !isPlain && !isSmaller(style, bestStyle);
    }
    return !isPlain || kinds >= 2;
  };
  const teaches = (style: string): boolean => {
    const { kinds = 0, named: count = 0, all = 0 } = facts.get(style) ?? {};
    return kinds >= 2 && style !== body.style && count >= 0.45 * all;
  };
  return { isHeading, teaches };
}

const isSmaller = (style: string, than: string): boolean =>
  Number.parseFloat(style) < Number.parseFloat(than) - 1.2 && !style.includes('capitals');

const looksLikeHeading = (text: string): boolean =>
  text.split(/\s+/).length <= 6 &&
  text.length <= 50 &&
  /\p{L}{3}/u.test(text) &&
  !/[.,;@]$|@|https?:/u.test(text);

/** The heading in a line, known by its words or by the style that other headings have. */
export function headingFinder(
  blocks: readonly Block[],
): (line: Line, isAtTop: boolean) => Heading | null {
  const { isHeading, teaches } = headingStyles(blocks);
  return (line, isAtTop) => {
    const cell = candidate(line);
    if (cell === undefined || tableColumns(line) !== null) return null;
    const style = styleOf(cell);
    const kind = sectionNamed(cell.text);
    const isAlone = line.cells.length === 1;
    if (kind !== null) {
      const isMargin = isAlone || teaches(style) || isCapitals(cell.text);
      return isMargin && isHeading({ kind, cell, style }) ? { kind, cell } : null;
    }
    if (isAtTop || !isAlone || !teaches(style) || !looksLikeHeading(cell.text)) return null;
    if (dateIn(cell.text) !== null) return null;
    return { kind: stems.find(([stem]) => stem.test(cell.text))?.[1] ?? 'other', cell };
  };
}
