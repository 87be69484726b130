import type { RequirementKind } from '@torg/protocol/terms';
import {
  bulletOf,
  headingKind,
  isBelow,
  linesOf,
  type Line,
  type Stretch,
} from '../../reading/reading.queries.ts';
import { factNamed, isProseHeading, type FactName } from './labels.ts';
import { framesOf } from './mail-frames.ts';

export type PartKind = 'blank' | 'frame' | 'heading' | 'item' | 'fact' | 'prose';

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

const mostHeading = 90;
const labelled = /^(?<label>[^:\n]{2,40}?)[*_]*:[*_]*[ \t]+(?=\S)/u;
const signs = /^[#*_\s]+|[:*_\s]+$/gu;

/** A line that stands over what follows it. */
function isHeading(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  const words = line?.text.trim() ?? '';
  if (!line || words === '' || words.length > mostHeading) return false;
  if (/^#{1,6} |^\*\*[^*]+\*\*:?$/.test(words)) return true;
  const below = lines.slice(at + 1).find(({ text }) => text.trim() !== '');
  const [bullet, next] = [bulletOf(line.text), below && bulletOf(below.text)];
  const bare = words.slice(bullet?.length ?? 0).replaceAll(signs, '');
  if (bullet !== undefined) {
    const isFirst = (lines[at - 1]?.text ?? '').trim() === '';
    const isOver = next === undefined ? below && isFirst : isBelow(next, bullet);
    return /\d/.test(bullet) && Boolean(isOver) && bare.length <= 60 && !/[.!?,;]$/.test(words);
  }
  if (words.endsWith(':') || isProseHeading(bare)) return true;
  if (/^(?=.*\p{Lu}.*\p{Lu}.*\p{Lu})[^\p{Ll}]{4,60}$/u.test(words)) return true;
  return next !== undefined && !/[.!?,;]$/.test(words) && !labelled.test(words);
}

/** The words of a line without what only stands around them. */
function trimmed(line: Line, from: number): Stretch {
  const words = line.text.slice(from);
  const start = line.start + from + (words.length - words.trimStart().length);
  return { start, end: Math.max(start, line.start + line.text.trimEnd().length) };
}

function headingAt(line: Line): Stretch {
  const bullet = bulletOf(line.text)?.length ?? 0;
  const lead = bullet + (/^[#*_\s]*/.exec(line.text.slice(bullet))?.[0].length ?? 0);
  const tail = /[:*_\s]*$/.exec(line.text)?.[0].length ?? 0;
  return { start: line.start + lead, end: Math.max(line.start + lead, line.end - tail) };
}

/** The parts of a text, in order, one for each line. */
export function partsOf(text: string): Part[] {
  const lines = linesOf(text);
  const frames = framesOf(lines.map((line) => line.text));
  let section: Section | undefined;
  return lines.map((line, at): Part => {
    const part = (kind: PartKind, from = 0, fact?: FactName): Part => ({
      kind,
      line,
      fact,
      section,
      ...trimmed(line, from),
    });
    if (frames[at]) {
      section = undefined;
      return part('frame');
    }
    if (line.text.trim() === '') return part('blank');
    const bullet = bulletOf(line.text)?.length ?? 0;
    const label = labelled.exec(line.text.slice(bullet));
    const fact = label ? factNamed(label.groups?.['label'] ?? '') : undefined;
    if (label && fact) return part('fact', bullet + label[0].length, fact);
    if (isHeading(lines, at)) {
      const words = headingAt(line);
      section = { ...words, kind: headingKind(text.slice(words.start, words.end))?.kind };
      return { ...part('heading'), ...words };
    }
    if (bullet === 0 && isPastSection(lines, at)) section = undefined;
    return part(bullet > 0 ? 'item' : 'prose', bullet);
  });
}

/** Prose after an empty line, or after a list, no longer belongs to what asks for something. */
function isPastSection(lines: readonly Line[], at: number): boolean {
  const before = lines[at - 1]?.text ?? '';
  const above = lines.slice(0, at).findLast(({ text }) => text.trim() !== '');
  const isUnderItem = above !== undefined && bulletOf(above.text) !== undefined;
  return isUnderItem && (before.trim() === '' || !/^\s/.test(lines[at]?.text ?? ''));
}
