import {
  Document,
  Footer,
  type ISectionOptions,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import type { Locale } from '@torg/protocol/terms';
import type { CvPaper } from '../../platform/ports/cv-paper.ts';
import { cvHead } from './cv-head.ts';
import { cvLists } from './cv-lists.ts';
import { cvSections } from './cv-sections.ts';
import { colours, cvStyles } from './cv-styles.ts';
import { introductionOf } from './introduction.ts';
import { sidebarSections } from './sidebar-sections.ts';

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

/** One column, with everything below each other. */
const classic = (paper: CvPaper): ISectionOptions[] => [
  {
    properties: { page },
    footers: { default: foot(paper) },
    children: [...cvHead(paper), ...introductionOf(paper), ...cvLists(paper), ...cvSections(paper)],
  },
];

/** A CV as a document for Word. */
export function cvDocument(paper: CvPaper): Document {
  const { locale, title, design } = paper;
  return new Document({
    title,
    creator: 'Torg',
    styles: cvStyles(languages[locale], design),
    sections: design === 'classic' ? classic(paper) : sidebarSections(paper, page, foot(paper)),
  });
}
