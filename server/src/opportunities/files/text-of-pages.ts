import { setImmediate as nextTurn } from 'node:timers/promises';
import { blocksOfPages, type Line } from '../../cv-imports/cv-imports.queries.ts';
import { factNamed } from '../rules/text/labels.ts';
import type { CvPage } from '../../platform/ports/cv-reader.ts';

/** So many pages are laid out at once; requests come in between. */
const pagesAtOnce = 8;

/** In lines: a gap that parts paragraphs, and how full a line is that goes on in the next one. */
const paragraphGap = 1.7;
const fullShare = 0.8;

const isBullet = (line: Line): boolean => line.cells[0]?.bullet ?? false;
const textOf = (line: Line): string =>
  line.cells
    .map(({ text }) => text)
    .join('  ')
    .trim();

/** `Tilbudsfrist: 15. januar` begins a line of its own. */
const namesFact = (line: Line): boolean => {
  const label = /^(\p{Lu}[^:]{1,30}):\s/u.exec(textOf(line))?.[1];
  return label !== undefined && factNamed(label) !== undefined;
};

/** Whether a line only goes on because the one above was full. */
function goesOn(line: Line, above: Line, width: { x: number; x2: number }): boolean {
  if (isBullet(line) || namesFact(line) || line.gap > paragraphGap) return false;
  if (line.cells.length > 1 || above.cells.length > 1) return false;
  const isSameStyle =
    Math.abs(line.size - above.size) < 0.6 && line.cells[0]?.bold === above.cells[0]?.bold;
  const share = (above.x2 - width.x) / Math.max(1, width.x2 - width.x);
  return isSameStyle && share > fullShare;
}

/** Lines of one column as text: what was wrapped is one line again, and bullets begin with a dash. */
function textOfLines(lines: readonly Line[], width: { x: number; x2: number }): string {
  let text = '';
  let above: Line | undefined;
  for (const line of lines) {
    const next = textOf(line);
    if (next === '') continue;
    if (above === undefined) text = isBullet(line) ? `- ${next}` : next;
    else if (goesOn(line, above, width)) {
      const isParted = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next);
      text = isParted ? text.slice(0, -1) + next : `${text} ${next}`;
    } else {
      text += `${line.gap > paragraphGap ? '\n\n' : '\n'}${isBullet(line) ? '- ' : ''}${next}`;
    }
    above = line;
  }
  return text;
}

/** The text of pages in the order in which one reads them: column by column, without page numbers. */
export async function textOfPages(pages: readonly CvPage[]): Promise<string> {
  const texts: string[] = [];
  for (let from = 0; from < pages.length; from += pagesAtOnce) {
    for (const block of blocksOfPages(pages.slice(from, from + pagesAtOnce))) {
      texts.push(textOfLines(block.lines, block));
    }
    await nextTurn();
  }
  return texts.filter((text) => text !== '').join('\n\n');
}
