import {
  Column,
  ColumnBreak,
  Paragraph,
  SectionType,
  type Footer,
  type ISectionOptions,
  type ISectionPropertiesOptions,
} from 'docx';
import type { CvPaper } from '../../platform/ports/cv-paper.ts';
import { factLine, logoOf } from './cv-head.ts';
import { cvLists } from './cv-lists.ts';
import { cvSections } from './cv-sections.ts';
import { heading } from './headings.ts';
import { introductionOf } from './introduction.ts';
import { sidebarBand } from './sidebar-band.ts';

/** Twentieths of a point: 51 mm beside the rest of the text. */
const columns = { narrow: 2_891, gap: 510, wide: 6_123 };
const languageWidths = [2_200, 3_923] as const;

const sideBySide = {
  equalWidth: false,
  count: 2,
  children: [
    new Column({ width: columns.narrow, space: columns.gap }),
    new Column({ width: columns.wide }),
  ],
};

function facts({ facts: all, words }: CvPaper): Paragraph[] {
  return all.length === 0 ? [] : [heading(1, words.facts), ...all.map(factLine)];
}

/** What is looked up stands in two columns, and the rest below it, over the whole width. */
export function sidebarSections(
  paper: CvPaper,
  page: ISectionPropertiesOptions['page'],
  foot: Footer,
): ISectionOptions[] {
  const { logo } = paper;
  const lists = cvLists(paper, languageWidths);
  const type = SectionType.CONTINUOUS;
  const head = logo ? [new Paragraph({ children: [logoOf(logo)], spacing: { after: 160 } })] : [];
  const breakColumn = new Paragraph({ children: [new ColumnBreak()], spacing: { after: 0 } });
  return [
    { properties: { page }, footers: { default: foot }, children: [...head, sidebarBand(paper)] },
    {
      properties: { page, type, column: sideBySide },
      children: [...facts(paper), ...(lists.length === 0 ? [] : [breakColumn, ...lists])],
    },
    {
      properties: { page, type },
      children: [...introductionOf(paper), ...cvSections(paper)],
    },
  ];
}
