import { Footer, PageNumber, Paragraph, TabStopType, TextRun } from 'docx';
import type { Locale } from '@torg/protocol/terms';
import { colours } from './cv-styles.ts';

export const languages: Record<Locale, string> = { nb: 'nb-NO', sv: 'sv-SE', en: 'en-GB' };

/** In twentieths of a point. */
export const millimetres = (size: number): number => Math.round((size / 25.4) * 1_440);

/** Date and version left, the number of the page right, over the width of the text. */
export function pageFoot(
  words: { foot: string; page: string; of: string },
  textWidth: number,
): Footer {
  const run = { size: 15, color: colours.quiet };
  const pages = [`${words.page} `, PageNumber.CURRENT, ` ${words.of} `, PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        children: [
          new TextRun({ ...run, text: words.foot }),
          new TextRun({ ...run, children: ['\t', ...pages] }),
        ],
      }),
    ],
  });
}
