import type { Entry } from '../entries/find-entries.ts';
import { isProse, type EntryLine } from '../entries/line-features.ts';

const mostLines = 4;
/** `Kunde: Fjordbanken` goes on from nothing. */
const beginsWithLabel = /^\p{Lu}[\p{L} ]{2,24}:\s/u;

/** A short line that only holds what did not fit on the line above. */
function isOverflow(line: EntryLine, next: EntryLine | undefined): next is EntryLine {
  if (next === undefined || line.isBroken || line.isProse || line.isBullet) return false;
  const [before, after] = [line.cells.at(-1)?.parts.at(-1), next.cells[0]?.parts[0]];
  const isOther = before?.bold !== after?.bold || before?.italic !== after?.italic;
  if (isOther && before !== undefined && after !== undefined) return false;
  const isShort = next.line.text.split(' ').length <= 4 && next.isBroken && next.cells.length === 1;
  const isOwn = next.isBullet || next.date !== null || beginsWithLabel.test(next.line.text);
  return isShort && !isOwn && !/[.!?]$/.test(next.line.text);
}

function together(line: EntryLine, next: EntryLine): EntryLine {
  const last = line.cells.at(-1);
  const [below] = next.cells;
  if (last === undefined || below === undefined) return line;
  const cell = {
    ...last,
    text: `${last.text} ${below.text}`,
    parts: [...last.parts, ...below.parts],
  };
  const cells = [...line.cells.slice(0, -1), cell];
  return { ...line, cells, isBroken: true, isProse: cells.some(isProse) };
}

/** The head of an entry whose lines did not fit, as `Bachelor, University of` with `Eastmoor` below. */
export function joinWrappedHead(entry: Entry): Entry {
  const lines = [...entry.lines];
  for (let at = 0; at < Math.min(mostLines, lines.length); at += 1) {
    const line = lines[at] as EntryLine;
    const next = lines[at + 1];
    if (line.cells.length > 0 && isOverflow(line, next)) lines.splice(at, 2, together(line, next));
  }
  return { ...entry, lines };
}
