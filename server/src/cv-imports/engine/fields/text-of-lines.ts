import type { SourceLine } from '@torg/protocol/cv-imports/read-cv';
import type { Line } from '../lines/cell.ts';

interface TextLine {
  line: Line;
  cells: readonly { text: string }[];
  isBullet: boolean;
}

/** Lines as one text: words parted at a line's end are joined, and bullets keep lines of their own. */
export function textOfLines(lines: readonly TextLine[]): string {
  let text = '';
  for (const one of lines) {
    const next = one.cells
      .map((cell) => cell.text)
      .join(' ')
      .trim();
    if (next === '') continue;
    if (text === '') text = one.isBullet ? `- ${next}` : next;
    else if (one.isBullet) text += `\n- ${next}`;
    else if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next)) text = text.slice(0, -1) + next;
    else {
      text +=
        one.line.gap > 1.9 && one.line.gap < 9 && /[.!?:]$/.test(text) ? `\n\n${next}` : ` ${next}`;
    }
  }
  return text;
}

export const sourceOf = (line: Line): SourceLine => {
  const size = Math.max(...line.cells.map((cell) => cell.size));
  return {
    page: line.page,
    line: line.number,
    text: line.text,
    box: {
      x: round(line.x),
      y: round(line.baseline - size),
      width: round(Math.max(...line.cells.map((cell) => cell.x2)) - line.x),
      height: round(size * 1.25),
    },
  };
};

const round = (length: number): number => Math.round(length * 10) / 10;
