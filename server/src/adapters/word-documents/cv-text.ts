import { Paragraph, TextRun } from 'docx';
import { paragraphsOf, type TextBlock } from '../../platform/text/paragraphs.ts';
import { clean } from './clean.ts';

const setBlock = (block: TextBlock): Paragraph[] =>
  block.kind === 'list'
    ? block.items.map((item) => new Paragraph({ text: clean(item), bullet: { level: 0 } }))
    : [
        new Paragraph({
          children: block.lines.map(
            (line, at) => new TextRun({ text: clean(line), ...(at > 0 ? { break: 1 } : {}) }),
          ),
        }),
      ];

/** Plain text with the lines and lists of its author. */
export const textOf = (text: string): Paragraph[] => paragraphsOf(text).flatMap(setBlock);
