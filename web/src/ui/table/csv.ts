import { download } from '../../client/files/download.ts';

export type CsvCell = string | number | null;

/** Excel reads UTF-8 correctly only with this at the beginning. */
const byteOrderMark = '\u{FEFF}';

/** What a spreadsheet would read as a formula, and run. */
const formula = /^[=+\-@\t\r]/;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV file that Nordic spreadsheet programs open directly: `;` between cells. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  const lines = rows.map((row) => `${row.map(cellText).join(';')}\r\n`);
  return byteOrderMark + lines.join('');
}

/** Downloads the rows as a file. */
export const downloadCsv = (name: string, rows: readonly (readonly CsvCell[])[]): void =>
  download(name, csvText(rows), 'text/csv');
