import { bulletOf } from '../text/bullets.ts';
import { isHeading, isPastSection, labelled } from '../text/headings.ts';
import type { Line } from '../text/sentences.ts';
import { headingKind } from './cues.ts';
import type { Importance } from './find-importance.ts';

function importanceAt(line: Line, text: string): Importance | undefined {
  const found = headingKind(text);
  if (!found) return undefined;
  const start = line.start + found.words.index;
  return { kind: found.kind, start, end: start + found.words[0].length };
}

/** For each line what the heading over it says: must, should, or nothing. */
export function findSections(lines: readonly Line[]): (Importance | undefined)[] {
  let section: Importance | undefined;
  return lines.map((line, at) => {
    const label = labelled.exec(line.text.slice(bulletOf(line.text)?.length ?? 0));
    if (label === null && isHeading(lines, at)) {
      section = importanceAt(line, line.text);
      return undefined;
    }
    if (line.text.trim() !== '' && !line.isItem && isPastSection(lines, at)) section = undefined;
    if (line.isItem || !label) return section;
    return importanceAt(line, label[0]);
  });
}
