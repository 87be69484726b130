export type CsvCell = string | number | null;

/** Excel reads the letters right only with this before them. */
const byteOrderMark = '\u{FEFF}';

/** What a spreadsheet would take for a formula, and run. */
const formula = /^[=+\-@\t\r]/;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as a file that spreadsheets of the Nordic countries open as it is: `;` between cells. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  const lines = rows.map((row) => `${row.map(cellText).join(';')}\r\n`);
  return byteOrderMark + lines.join('');
}

/** Hands the reader a file that was made in the browser. */
export function downloadCsv(name: string, rows: readonly (readonly CsvCell[])[]): void {
  const address = URL.createObjectURL(new Blob([csvText(rows)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
