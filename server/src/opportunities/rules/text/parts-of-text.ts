import type { RequirementKind } from '@torg/protocol/terms';
import {
  bulletOf,
  headingKind,
  isHeading,
  isPastSection,
  labelled,
  linesOf,
  type Line,
  type Stretch,
} from '../../../reading/reading.queries.ts';
import { factNamed, type FactName } from './labels.ts';
import { framesOf, isPageNumber, quotedBy } from './mail-frames.ts';

/** `continued`: the rest of an item that was wrapped, whose end is here. */
type PartKind = 'blank' | 'frame' | 'heading' | 'item' | 'continued' | 'fact' | 'prose';

/** What a heading says about everything under it. */
export interface Section extends Stretch {
  /** undefined: it asks for nothing */
  kind: RequirementKind | undefined;
}

/** A line of the text and what it is for; `start` and `end` are without bullet, label and signs. */
export interface Part extends Stretch {
  kind: PartKind;
  line: Line;
  fact: FactName | undefined;
  section: Section | undefined;
}

/** The words of a line without what only stands around them. */
function trimmed(line: Line, from: number, to = line.text.length): Stretch {
  const words = line.text.slice(from, to);
  const start = line.start + from + (words.length - words.trimStart().length);
  return { start, end: Math.max(start, line.start + from + words.trimEnd().length) };
}

/** A line that a mail quotes is read without the signs before it. */
function unquoted(line: Line): Line {
  const sign = quotedBy(line.text).length;
  return { ...line, start: line.start + sign, text: line.text.slice(sign) };
}

function headingAt(line: Line): Stretch {
  const bullet = bulletOf(line.text)?.length ?? 0;
  const lead = bullet + (/^[#*_\s]*/.exec(line.text.slice(bullet))?.[0].length ?? 0);
  const tail = /[:*_\s]*$/.exec(line.text)?.[0].length ?? 0;
  return { start: line.start + lead, end: Math.max(line.start + lead, line.end - tail) };
}

/** A line that goes on with the item above it, as wrapped lines of a PDF do. */
function isContinued(before: Part | undefined, { text }: Line): boolean {
  if (before?.kind !== 'item' && before?.kind !== 'continued') return false;
  return /^\s*\p{Ll}/u.test(text) && bulletOf(text) === undefined && !/:\s*$/.test(text);
}

/** Which kind of part a line is, and from where; headings apart. */
function lineKind({ text }: Line): Pick<Part, 'kind' | 'fact'> & { from: number } {
  const bullet = bulletOf(text)?.length ?? 0;
  const label = labelled.exec(text.slice(bullet));
  const fact = label ? factNamed(label.groups?.['label'] ?? '') : undefined;
  if (label && fact) return { kind: 'fact', fact, from: bullet + label[0].length };
  return { kind: bullet > 0 ? 'item' : 'prose', fact: undefined, from: bullet };
}

/** What a line is that is neither empty, a frame, nor the rest of another; may begin a section. */
function partAt(
  text: string,
  lines: readonly Line[],
  at: number,
  section: Section | undefined,
): Omit<Part, 'line'> {
  const line = lines[at] as Line;
  const { kind, fact, from } = lineKind(line);
  if (kind !== 'fact' && isHeading(lines, at)) {
    const words = headingAt(line);
    const asks = headingKind(text.slice(words.start, words.end))?.kind;
    return { kind: 'heading', fact, section: { ...words, kind: asks }, ...words };
  }
  const isPast = kind === 'prose' && isPastSection(lines, at);
  return { kind, fact, section: isPast ? undefined : section, ...trimmed(line, from) };
}

/** The parts of a text, in order, one for each line. */
export function partsOf(text: string): Part[] {
  const lines = linesOf(text).map(unquoted);
  const frames = framesOf(lines.map((line) => line.text));
  const parts: Part[] = [];
  let section: Section | undefined;
  let item: Part | undefined;
  for (const [at, line] of lines.entries()) {
    const { isFrame = false, from, to } = frames[at] ?? {};
    const bare = { line, fact: undefined, section, ...trimmed(line, 0) };
    if (isFrame) {
      if (!isPageNumber(line.text)) section = undefined;
      parts.push({ ...bare, kind: 'frame' });
    } else if (line.text.trim() === '') parts.push({ ...bare, kind: 'blank' });
    else if (item && isContinued(parts.at(-1), line)) {
      item.end = bare.end;
      parts.push({ ...bare, kind: 'continued' });
    } else {
      const part: Part = { line, ...partAt(text, lines, at, section) };
      if (part.kind === 'prose') Object.assign(part, trimmed(line, from ?? 0, to));
      if (part.kind !== 'fact') ({ section } = part);
      if (part.kind === 'item') item = part;
      parts.push(part);
    }
  }
  return parts;
}
