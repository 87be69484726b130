import { overlap, type Block } from '../columns/blocks.ts';
import type { Cell, Line } from '../lines/cell.ts';
import { dateIn } from '../dates/date-in-line.ts';
import { sectionNamed, squeeze, type SectionKind } from './heading-words.ts';
import { isCapitals, styleOf } from './heading-style.ts';
import { tableColumns } from './table-heads.ts';

export interface Heading {
  kind: SectionKind;
  /** what of the line is the heading; the other cells belong to the section */
  cell: Cell;
  /** goes on with the first cell of the next line, as `WORK` with `EXPERIENCE` below */
  isWrapped: boolean;
}

interface Named {
  kind: SectionKind;
  cell: Cell;
  style: string;
}

/** Stems that tell what an uncommon heading is about, once its style says that it is one. */
const stems: [RegExp, SectionKind][] = [
  [/prosjekt|projekt|project|projets|proyectos|projetos|progetti|oppdrag|uppdrag/iu, 'project'],
  [/sertifi|certifi/iu, 'certification'],
  [/utdann|utbild|uddann|educa[tcç]|ausbild|formation|formaci|formaç|istruzione/iu, 'education'],
  [
    /erfaring|erfarenhet|experi[eê]nc|expérience|esperienz|employment|arbeidsforhold|arbeidshistorikk|arbets|karriere|career/iu,
    'work_experience',
  ],
  [
    /kompetan|kompeten|skills|compétences|habilidades|teknolog|technolog|verktøy|verktyg|ferdighet|färdighet/iu,
    'profile_skill',
  ],
  [/kurs|course|training/iu, 'course'],
  [/språk|sprog|language|langues|idiomas|lingue/iu, 'language'],
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

interface HeadingStyles {
  isHeading: (named: Named) => boolean;
  teaches: (style: string) => boolean;
  kinds: (style: string) => number;
}

/** The styles that headings have: first of those that words give away, and no style of plain text. */
function headingStyles(blocks: readonly Block[]): HeadingStyles {
  const found = named(blocks);
  const body = bodyStyle(blocks);
  const facts = factsOfStyles(blocks, found);
  const best = [...facts].toSorted(
    (a, b) => b[1].kinds - a[1].kinds || prominence(b[0]) - prominence(a[0]),
  )[0];
  const times = new Map<string, number>();
  for (const { cell } of found) {
    times.set(squeeze(cell.text), (times.get(squeeze(cell.text)) ?? 0) + 1);
  }
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
  return { isHeading, teaches, kinds: (style) => facts.get(style)?.kinds ?? 0 };
}

const isSmaller = (style: string, than: string): boolean =>
  Number.parseFloat(style) < Number.parseFloat(than) - 1.2 && !style.includes('capitals');

const looksLikeHeading = (text: string): boolean =>
  text.split(/\s+/).length <= 6 &&
  text.length <= 50 &&
  /\p{L}{3}/u.test(text) &&
  !/[.,;@]$|@|https?:/u.test(text);

/** Blocks that stand below each other, through all pages: each column has a style of its own. */
function columnsOf(blocks: readonly Block[]): Block[][] {
  const columns: Block[][] = [];
  for (const block of blocks) {
    const home = columns.find(([first]) => first && overlap(first, block) > 0.5);
    if (home) home.push(block);
    else columns.push([block]);
  }
  return columns;
}

/** The heading in a line, known by its words or by the style that other headings have. */
export function headingFinder(
  blocks: readonly Block[],
): (line: Line, block: Block, isAtTop: boolean, next: Line | undefined) => Heading | null {
  const everywhere = headingStyles(blocks);
  const columns = columnsOf(blocks);
  const styles = new Map<Block, ReturnType<typeof headingStyles>>();
  for (const column of columns) {
    const own = headingStyles(column);
    for (const block of column) styles.set(block, own);
  }
  const margins = marginsOf(blocks);
  return (line, block, isAtTop, next) => {
    const cell = candidate(line);
    if (cell === undefined || tableColumns(line) !== null) return null;
    const own = styles.get(block) ?? everywhere;
    const style = styleOf(cell);
    const teaches = own.teaches(style) || everywhere.teaches(style);
    const isAlone = line.cells.length === 1;
    const isMargin = margins.has(Math.round(cell.x)) && !isAlone;
    const whole = isMargin || teaches ? wrappedKind(cell, next) : null;
    if (whole !== null) return { kind: whole, cell, isWrapped: true };
    const kind = sectionNamed(cell.text);
    if (kind !== null) {
      const named = { kind, cell, style };
      const isPlaced = isAlone || teaches || isCapitals(cell.text);
      const isKnown =
        everywhere.isHeading(named) || (own.kinds(style) >= 2 && own.isHeading(named));
      return isMargin || (isPlaced && isKnown) ? { kind, cell, isWrapped: false } : null;
    }
    if (!teaches || dateIn(cell.text) !== null) return null;
    if (isAtTop || !isAlone || !looksLikeHeading(cell.text)) return null;
    const stem = stems.find(([one]) => one.test(cell.text))?.[1] ?? 'other';
    return { kind: stem, cell, isWrapped: false };
  };
}

/** What a heading on two lines is about. */
function wrappedKind(cell: Cell, next: Line | undefined): SectionKind | null {
  const below = next && candidate(next);
  if (below === undefined || Math.abs(below.x - cell.x) >= 3) return null;
  // Small capitals are smaller on a line without a large one.
  const isSame = below.bold === cell.bold && below.italic === cell.italic;
  if (!isSame || below.size < 0.6 * cell.size || below.size > cell.size / 0.6) return null;
  // Two sections of a line each are no heading on two lines.
  const [one, other] = [sectionNamed(cell.text), sectionNamed(below.text)];
  if (one !== null && other !== null && (one !== other || cell.text.endsWith(':'))) return null;
  const text = cell.text.endsWith('-') ? cell.text.slice(0, -1) : `${cell.text} `;
  return sectionNamed(`${text}${below.text}`);
}

/** Where names of at least three sections stand at the left of other cells, there is a margin. */
function marginsOf(blocks: readonly Block[]): Set<number> {
  const kinds = new Map<number, Set<SectionKind>>();
  const all = blocks.flatMap(({ lines }) =>
    lines.map((line, at) => ({ line, next: lines[at + 1] })),
  );
  for (const { line, next } of all) {
    const [first] = line.cells;
    const isBeside = first !== undefined && line.cells.length > 1;
    const kind = isBeside ? (sectionNamed(first.text) ?? wrappedKind(first, next)) : null;
    if (!first || kind === null) continue;
    const x = Math.round(first.x);
    kinds.set(x, (kinds.get(x) ?? new Set()).add(kind));
  }
  return new Set([...kinds].filter(([, all]) => all.size >= 3).map(([x]) => x));
}
