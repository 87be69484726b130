import { Document, PageOrientation, Paragraph, TextRun, type Table } from 'docx';
import type { MatrixPaper } from '../../platform/ports/matrix-paper.ts';
import { clean } from './clean.ts';
import { factLine } from './cv-head.ts';
import { colours, cvStyles } from './cv-styles.ts';
import { heading } from './headings.ts';
import { matrixTable, matrixWidth } from './matrix-table.ts';
import { languages, millimetres, pageFoot } from './page-foot.ts';

const side = millimetres(20);
/** On its side; the library turns the page itself. */
const page = {
  size: {
    width: millimetres(210),
    height: millimetres(297),
    orientation: PageOrientation.LANDSCAPE,
  },
  margin: { top: millimetres(18), bottom: millimetres(18), left: side, right: side },
};

const told = (text: string, run: { size?: number; color: string }, after: number): Paragraph =>
  new Paragraph({
    spacing: { after },
    children: [new TextRun({ text: clean(text), ...run })],
  });

function sections({ sections: all, columns, none }: MatrixPaper): (Paragraph | Table)[] {
  return all.flatMap(({ heading: title, rows }) => [
    heading(1, title),
    ...(rows.length === 0
      ? [told(none, { color: colours.quiet }, 120)]
      : [matrixTable(columns, rows)]),
  ]);
}

/** A matrix of requirements as a document for Word. */
export function matrixDocument(paper: MatrixPaper): Document {
  const { locale, title, about, facts, note, words } = paper;
  return new Document({
    title,
    creator: 'Torg',
    styles: cvStyles(languages[locale], 'classic'),
    sections: [
      {
        properties: { page },
        footers: { default: pageFoot(words, matrixWidth) },
        children: [
          heading(0, paper.heading),
          told(about, { size: 24, color: colours.clay }, 160),
          ...facts.map(factLine),
          ...sections(paper),
          told('', { color: colours.quiet }, 60),
          told(note, { size: 16, color: colours.quiet }, 0),
        ],
      },
    ],
  });
}
