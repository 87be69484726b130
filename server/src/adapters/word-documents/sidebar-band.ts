import {
  BorderStyle,
  HeadingLevel,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { CvPaper } from '../../platform/ports/cv-paper.ts';
import { clean } from './clean.ts';
import { picture } from './cv-head.ts';
import { colours } from './cv-styles.ts';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const borders = { top: none, left: none, right: none, bottom: none };
const [photoWidth, wholeWidth] = [2_000, 9_524];
const photoSide = 96;
const onBand = { name: 'F6F3EC', headline: 'C9D4CD' };

const cell = (children: Paragraph[], width: number): TableCell =>
  new TableCell({
    children,
    borders,
    width: { size: width, type: WidthType.DXA },
    shading: { type: ShadingType.CLEAR, fill: colours.spruce, color: 'auto' },
    verticalAlign: VerticalAlignTable.CENTER,
    margins: { top: 260, bottom: 260, left: 260, right: 200 },
  });

const words = ({ name, headline }: CvPaper): Paragraph[] => [
  new Paragraph({
    heading: HeadingLevel.TITLE,
    children: [new TextRun({ text: clean(name), color: onBand.name })],
  }),
  ...(headline === ''
    ? []
    : [
        new Paragraph({
          spacing: { after: 0 },
          children: [new TextRun({ text: clean(headline), size: 23, color: onBand.headline })],
        }),
      ]),
];

/** Photo, name and title on a dark ground. No heading stands in it, since Word lists none there. */
export function sidebarBand(paper: CvPaper): Table {
  const { photo } = paper;
  const size = { width: photoSide, height: photo ? (photoSide * photo.height) / photo.width : 0 };
  const face = photo
    ? [cell([new Paragraph({ children: [picture(photo, '1', size)] })], photoWidth)]
    : [];
  const widths = photo ? [photoWidth, wholeWidth - photoWidth] : [wholeWidth];
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    width: { size: wholeWidth, type: WidthType.DXA },
    borders: { ...borders, insideHorizontal: none, insideVertical: none },
    rows: [
      new TableRow({
        cantSplit: true,
        children: [...face, cell(words(paper), widths.at(-1) ?? wholeWidth)],
      }),
    ],
  });
}
