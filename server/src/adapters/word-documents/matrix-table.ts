import {
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { MatrixMet, MatrixPaper, MatrixRow } from '../../platform/ports/matrix-paper.ts';
import { clean } from './clean.ts';
import { colours } from './cv-styles.ts';

/** Twentieths of a point; together as wide as the text of a page on its side. */
const widths = [700, 3_600, 1_400, 5_070, 3_800] as const;
export const matrixWidth = widths.reduce((sum, width) => sum + width, 0);

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const hairline = { style: BorderStyle.SINGLE, size: 4, color: colours.line };
/** Never alone: the word stands on it. */
const grounds: Record<MatrixMet, string> = { met: 'DCEBE0', partly: 'F7EBC8', not: 'F5DDD2' };

const cell = (children: Paragraph[], at: number, fill?: string): TableCell =>
  new TableCell({
    children,
    width: { size: widths[at] ?? 0, type: WidthType.DXA },
    borders: { top: none, left: none, right: none, bottom: hairline },
    margins: { top: 90, bottom: 90, left: 120, right: 120 },
    ...(fill ? { shading: { type: ShadingType.CLEAR, fill, color: 'auto' } } : {}),
  });

interface Look {
  bold?: boolean;
  italics?: boolean;
  color?: string;
}
const line = (text: string, look: Look = {}): Paragraph =>
  new Paragraph({
    spacing: { after: 40 },
    children: [new TextRun({ text: clean(text), ...look })],
  });

const quiet = { color: colours.quiet };

const head = (columns: MatrixPaper['columns']): TableRow =>
  new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map((name, at) =>
      cell([line(name, { bold: true, color: colours.paper })], at, colours.spruce),
    ),
  });

const entriesOf = ({ entries }: MatrixRow): Paragraph[] =>
  entries.length === 0
    ? [line('–', quiet)]
    : entries.flatMap(({ title, detail }) => [
        line(title, { bold: true }),
        ...(detail === '' ? [] : [line(detail, quiet)]),
      ]);

const rowOf = (row: MatrixRow): TableRow =>
  new TableRow({
    cantSplit: true,
    children: [
      cell([line(row.number)], 0),
      cell([line(row.requirement)], 1),
      cell([line(row.answer, { bold: true })], 2, grounds[row.met]),
      cell(
        [line(row.how), ...row.quotes.map((quote) => line(quote, { italics: true, ...quiet }))],
        3,
      ),
      cell(entriesOf(row), 4),
    ],
  });

/** A row a requirement; the first row is a header, repeated on every page. */
export const matrixTable = (columns: MatrixPaper['columns'], rows: readonly MatrixRow[]): Table =>
  new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: [...widths],
    width: { size: matrixWidth, type: WidthType.DXA },
    borders: {
      ...{ top: none, left: none, right: none, bottom: none },
      ...{ insideVertical: none, insideHorizontal: none },
    },
    rows: [head(columns), ...rows.map(rowOf)],
  });
