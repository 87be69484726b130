import { Document, type ISectionOptions } from 'docx';
import type { CvPaper } from '../../platform/ports/cv-paper.ts';
import { cvHead } from './cv-head.ts';
import { cvLists } from './cv-lists.ts';
import { cvSections } from './cv-sections.ts';
import { cvStyles } from './cv-styles.ts';
import { introductionOf } from './introduction.ts';
import { languages, millimetres, pageFoot } from './page-foot.ts';
import { sidebarSections } from './sidebar-sections.ts';

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

const foot = ({ words }: CvPaper) => pageFoot(words, textWidth);

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
