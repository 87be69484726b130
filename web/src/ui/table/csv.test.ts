import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

const written = (...rows: Parameters<typeof csvText>[0]) => csvText(rows).slice(1);

test('the file starts with the mark of UTF-8', () => {
  expect(csvText([['Åse']])).toBe('\u{FEFF}Åse\r\n');
});

test('cells are separated by semicolons, and lines as Windows expects', () => {
  expect(written(['Navn', 'År'], ['Åse', 2026])).toBe('Navn;År\r\nÅse;2026\r\n');
});

test('a missing value is an empty cell', () => {
  expect(written([null, '', 0])).toBe(';;0\r\n');
});

test('a text with a semicolon, a quote or a line break stays one cell', () => {
  expect(written(['a;b'])).toBe('"a;b"\r\n');
  expect(written(['a "b"'])).toBe('"a ""b"""\r\n');
  expect(written(['a\nb', 'c,d'])).toBe('"a\nb";c,d\r\n');
});

test.each(['=1+1', '+47 900 00 000', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
  'a text that looks like a formula stays text: %j',
  (cell) => {
    expect(written([cell])).toContain(`'${cell}`);
  },
);

test('a formula that needs quotes gets both', () => {
  expect(written(['=HYPERLINK("x";"y")'])).toBe(`"'=HYPERLINK(""x"";""y"")"\r\n`);
});

test('a negative number stays a number', () => {
  expect(written([-5])).toBe('-5\r\n');
});
