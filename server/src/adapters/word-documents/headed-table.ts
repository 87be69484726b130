import {
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { clean } from './clean.ts';
import { colours } from './cv-styles.ts';

/** Twentieths of a point; together as wide as the text. */
export const wholeWidths = [2_600, 6_924] as const;
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const hairline = { style: BorderStyle.SINGLE, size: 4, color: colours.line };

const cell = (children: Paragraph[], width: number): TableCell =>
  new TableCell({
    children,
    width: { size: width, type: WidthType.DXA },
    borders: { top: none, left: none, right: none, bottom: hairline },
    margins: { top: 40, bottom: 40, left: 0, right: 120 },
  });

const plain = (text: string) => [new Paragraph({ text: clean(text), spacing: { after: 0 } })];
const label = (text: string) => [
  new Paragraph({
    spacing: { after: 0 },
    children: [new TextRun({ text: clean(text), size: 15, color: colours.quiet })],
  }),
];

/** Two columns whose first row is a header, repeated on every page. */
export const headedTable = (
  columns: readonly [string, string],
  rows: readonly (readonly [string, string | Paragraph[]])[],
  widths: readonly [number, number] = wholeWidths,
): Table =>
  new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: [...widths],
    width: { size: widths[0] + widths[1], type: WidthType.DXA },
    borders: {
      top: none,
      left: none,
      right: none,
      bottom: none,
      insideVertical: none,
      insideHorizontal: none,
    },
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: columns.map((name, at) => cell(label(name), widths[at] ?? 0)),
      }),
      ...rows.map(
        ([first, second]) =>
          new TableRow({
            cantSplit: true,
            children: [
              cell(plain(first), widths[0]),
              cell(typeof second === 'string' ? plain(second) : second, widths[1]),
            ],
          }),
      ),
    ],
  });
