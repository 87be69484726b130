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

/** Downloads a file that was made in the browser. */
export function downloadCsv(name: string, rows: readonly (readonly CsvCell[])[]): void {
  const address = URL.createObjectURL(new Blob([csvText(rows)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own reference to the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
