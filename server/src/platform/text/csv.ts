/** What a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string): string {
  const plain = formula.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A table as spreadsheets open it in Norway and Sweden: UTF-8 with its mark, and semicolons. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
