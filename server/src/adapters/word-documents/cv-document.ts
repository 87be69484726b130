import { Document, Footer, PageNumber, Paragraph, TabStopType, TextRun } from 'docx';
import type { Locale } from '@torg/protocol/terms';
import type { CvPaper } from '../../platform/ports/cv-paper.ts';
import { cvHead } from './cv-head.ts';
import { cvLists } from './cv-lists.ts';
import { cvSections } from './cv-sections.ts';
import { textOf } from './cv-text.ts';
import { colours, cvStyles } from './cv-styles.ts';
import { heading } from './headings.ts';

const languages: Record<Locale, string> = { nb: 'nb-NO', sv: 'sv-SE', en: 'en-GB' };

const millimetres = (size: number): number => Math.round((size / 25.4) * 1_440);
const page = {
  size: { width: millimetres(210), height: millimetres(297) },
  margin: {
    top: millimetres(20),
    bottom: millimetres(20),
    left: millimetres(21),
    right: millimetres(21),
  },
};
/** Between the margins. */
const textWidth = millimetres(210 - 42);

/** Date and version left, the number of the page right. */
function foot({ words }: CvPaper): Footer {
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

/** A CV as a document for Word. */
export function cvDocument(paper: CvPaper): Document {
  const { about, locale, title } = paper;
  const introduction =
    about.text.trim() === '' ? [] : [heading(1, about.heading), ...textOf(about.text)];
  return new Document({
    title,
    creator: 'Torg',
    styles: cvStyles(languages[locale]),
    sections: [
      {
        properties: { page },
        footers: { default: foot(paper) },
        children: [...cvHead(paper), ...introduction, ...cvLists(paper), ...cvSections(paper)],
      },
    ],
  });
}
