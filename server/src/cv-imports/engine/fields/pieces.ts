import { dateIn } from '../dates/date-in-line.ts';
import type { Cell } from '../lines/cell.ts';
import type { EntryLine } from '../entries/line-features.ts';
import { joinWrappedHead } from './wrapped-heads.ts';
import type { Entry } from '../entries/find-entries.ts';
import { isCityOf, placeAtEnd } from './places.ts';
import { resemblanceOf } from './words-of-fields.ts';
import { styleOf } from '../sections/heading-style.ts';
import { labelOf, type ColumnRole, type TableColumn } from '../sections/table-heads.ts';

/** A part of an entry's head that says one thing. */
export interface Piece {
  text: string;
  /** what shows its role: which line and place, its style, and its column in a table */
  slots: string[];
  column: ColumnRole | null;
  line: EntryLine;
}

export interface EntryParts {
  entry: Entry;
  pieces: Piece[];
  /** what follows the head */
  body: EntryLine[];
  head: EntryLine[];
}

const separator =
  /\s*(?:\||·|•|\s–\s|\s—\s|\s-\s|;|\s@\s|,\s+(?!(?:Inc|Ltd|LLC|LLP|Co|Corp|GmbH|AS|AB|PLC)\b(?!-))|\s\/\s|\t| {2,})\s*/u;
const preposition = /\s+(?:hos|ved|at|på|vid|bei|for|für|i)\s+(?=\p{Lu})/u;
const mostHeadLines = 4;

/** A label of a field, as `Rolle:`; its line belongs to the text below the head. */
export const labelled =
  /^(?:rolle|roller|role|roles|roll|kompetanse|kompetens|kompetencer|ferdigheter|färdigheter|teknologi(?:er)?|technolog(?:y|ies)|tech(?: stack)?|verktøy|verktyg|tools|skills|teknikk|teknik|miljø|miljö|environment|stack|oppgaver|arbetsuppgifter|arbeidsoppgaver|ansvar|responsibilities|beskrivelse|beskrivning|description|metoder|metodikk|programmeringsspråk|keywords|nøkkelord|used)\s*:|^(?:kompetanse|kompetens|rolle)$/iu;

const unspaced = (text: string): string => text.replaceAll(/\s/g, '');

/** A cell in stretches of one style: `Utvikler` in bold and its company after it. */
function stretches(cell: Cell): Cell[] {
  const text = unspaced(cell.parts.map((part) => part.text).join(''));
  const isWhole = cell.parts.length < 2 || !text.includes(unspaced(cell.text).slice(0, 50));
  if (isWhole) return [cell];
  return cell.parts.map((part) => ({ ...cell, ...part, text: undated(part.text, cell) }));
}

/** A stretch of a cell whose date was taken out has none either. */
function undated(text: string, cell: Cell): string {
  const date = cell.text.includes(text) ? null : dateIn(text);
  return date === null ? text : date.rest;
}

const trim = (text: string): string =>
  text
    .replace(/^\s*(?:hos|ved|på|vid|bei|at|i)\s+(?=\p{Lu})/u, '')
    .replaceAll(/^[\s,;:|·•–—\-()@/]+|[\s,;:|·•–—\-(@/]+$/gu, '')
    .replace(/^([^(]*)\)$/u, '$1')
    .trim();

/** `Utvikler hos Fjordkraft` names two things, and `Høgskulen på Sogn` one. */
function split(text: string): string[] {
  if (isCityOf(text)) return [text];
  const [before = text, ...place] = placeAtEnd(text) ?? [];
  return [...parted(before), ...place];
}

const parted = (text: string): string[] =>
  text.split(separator).flatMap((part) => {
    const [first = '', ...rest] = part.split(preposition);
    const { role, degree, school } = resemblanceOf(first);
    const isTwo = rest.length > 0 && school < 1 && (role >= 1 || degree >= 1);
    return isTwo ? [first, part.slice(first.length).replace(preposition, '')] : [part];
  });

/** What the first of several cells says about the others, if it is only a label. */
function labelBefore({ cells, line }: EntryLine): ColumnRole | null {
  const [first] = cells;
  return first !== undefined && line.cells.length > 1 && line.cells[0]?.x === first.x
    ? labelOf(first.text)
    : null;
}

function piecesOf(line: EntryLine, at: number, columns: readonly TableColumn[] | null): Piece[] {
  const label = labelBefore(line);
  const cells = label === null ? line.cells : line.cells.slice(1);
  const parts = cells.flatMap((cell) =>
    stretches(cell).flatMap((stretch) =>
      split(stretch.text).map((text) => ({ cell: { ...stretch, text: trim(text) }, x: cell.x })),
    ),
  );
  return parts
    .filter(({ cell }) => /[\p{L}\d]/u.test(cell.text))
    .map(({ cell, x }, place) => ({
      text: cell.text,
      slots: [`at ${at}.${place}`, `style ${styleOf({ ...cell, text: 'x' })}|${place}`],
      column: label ?? columnAt(x, columns),
      line,
    }));
}

function columnAt(x: number, columns: readonly TableColumn[] | null): ColumnRole | null {
  const [near] = (columns ?? []).toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x));
  return near && Math.abs(near.x - x) < 30 ? near.role : null;
}

const isBody = (line: EntryLine, at: number): boolean =>
  line.isBullet ? at > 0 : (at > 0 && line.isProse) || labelled.test(line.line.text);

const longestHeadBullet = 60;

/** A date at the edge may stand beside the first bullet of the text, which has others below it. */
function isTextBesideDate(line: EntryLine, at: number, { lines }: Entry): boolean {
  if (at === 0 || !line.isBullet) return false;
  const [cell] = line.cells;
  const isLike = (other: EntryLine): boolean =>
    other !== line && other.isBullet && other.date === null && other.cells[0]?.x === cell?.x;
  return (cell?.text.length ?? 0) > longestHeadBullet || lines.some(isLike);
}

/** The line of an entry's head that has its date; -1: none. */
const datedAt = (entry: Entry): number =>
  entry.lines.findIndex((line, at) => line.date !== null && !isTextBesideDate(line, at, entry));

/** How many lines an entry's head has at most: to where the text begins. */
function headLength(entry: Entry): number {
  const { lines } = entry;
  const body = lines.findIndex((line, at) => isBody(line, at));
  const dated = datedAt(entry);
  const end = body < 0 ? lines.length : body;
  return Math.min(Math.max(end, dated + 1), mostHeadLines, lines.length);
}

/** The style in which the text below the heads is set. */
function bodyStyleOf(entries: readonly Entry[]): string {
  const letters = new Map<string, number>();
  for (const { lines } of entries) {
    for (const line of lines.filter((one) => one.isProse || one.isBullet)) {
      letters.set(line.style, (letters.get(line.style) ?? 0) + line.line.text.length);
    }
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** A line that its author ended, and that is no sentence. */
const isHeadLike = (line: EntryLine | undefined): boolean =>
  line === undefined ||
  (!line.isBullet &&
    !line.isProse &&
    line.isBroken &&
    !line.goesOn &&
    line.line.text.length <= 80 &&
    !/[\p{Ll}\d][.!?:]$/u.test(line.line.text));

/** `Customer · Role`, or the like. */
const isParted = (line: EntryLine | undefined): boolean =>
  /\S\s+[·•|]\s+\S/u.test(line?.line.text ?? '');

/** Whether most of the entries have such a line at the place. */
function haveMost(entries: readonly Entry[], at: number, is: typeof isParted): boolean {
  const here = entries.filter(({ lines }) => lines.length > at);
  return here.filter(({ lines }) => is(lines[at])).length >= 0.6 * here.length;
}

/** A line in the style of the text is head only where it looks like one in most entries. */
function cut(entry: Entry, entries: readonly Entry[], bodyStyle: string): number {
  const most = headLength(entry);
  const dated = datedAt(entry);
  for (let at = 1; at < most; at += 1) {
    const line = entry.lines[at] as EntryLine;
    if (at <= dated || (line.style !== bodyStyle && isHeadLike(line))) continue;
    if (at > dated + 2) return at;
    // So long that the text below would have gone on in it, and yet a head as in the others.
    if (isParted(line) && !line.isProse && haveMost(entries, at, isParted)) continue;
    if (!isHeadLike(line) || !haveMost(entries, at, isHeadLike)) return at;
  }
  return most;
}

/** What is found by its label wherever in an entry it stands. */
const valued = new Set<ColumnRole | null>(['company', 'title', 'school', 'degree']);

/** The entries of a section, each with the pieces of its head and the lines of its text. */
export function partsOf(
  found: readonly Entry[],
  columns: readonly TableColumn[] | null,
): EntryParts[] {
  const bodyStyle = bodyStyleOf(found);
  const entries = found.map(joinWrappedHead);
  return entries.map((entry) => {
    const end = cut(entry, entries, bodyStyle);
    const head = entry.lines.slice(0, end);
    const body = entry.lines.slice(end);
    const isValue = (line: EntryLine): boolean => valued.has(labelBefore(line));
    const below = body.filter(isValue).flatMap((line) => piecesOf(line, end, columns));
    const pieces = head.flatMap((line, at) => piecesOf(line, at, columns));
    return {
      entry,
      pieces: [...below, ...pieces],
      head,
      body: body.filter((one) => !isValue(one)),
    };
  });
}
