import type { Line } from '../text/sentences.ts';
import { headingKind } from './cues.ts';
import type { Importance } from './find-importance.ts';

const mostHeading = 90;

/** Whether a line stands over what follows: it ends with a colon, or a list begins under it. */
function isHeading(line: Line, next: Line | undefined): boolean {
  const text = line.text.trim();
  if (text === '' || text.length > mostHeading || line.isItem) return false;
  return text.endsWith(':') || (next?.isItem === true && !/[.!?]$/.test(text));
}

const inline = /^\s*(?<head>[^:\n]{3,30}):\s+\S/u;

function importanceAt(line: Line, text: string): Importance | undefined {
  const found = headingKind(text);
  if (!found) return undefined;
  const start = line.start + found.words.index;
  return { kind: found.kind, start, end: start + found.words[0].length };
}

/** For each line what the heading over it says: must, should, or nothing. */
export function findSections(lines: readonly Line[]): (Importance | undefined)[] {
  let section: Importance | undefined;
  let isFresh = false;
  return lines.map((line, at) => {
    if (isHeading(line, lines[at + 1])) {
      section = importanceAt(line, line.text);
      isFresh = true;
      return undefined;
    }
    const head = inline.exec(line.text)?.groups?.['head'];
    const own = head && !line.isItem ? importanceAt(line, head) : undefined;
    if (line.text.trim() === '') {
      isFresh &&= lines[at + 1]?.isItem === true;
      if (lines[at + 1]?.isItem !== true) section = undefined;
    } else if (!line.isItem && !isFresh) section = undefined;
    return own ?? section;
  });
}
