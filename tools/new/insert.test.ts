import { expect, test } from 'vitest';
import { addImport, append, callTables, listGivenTo, literalOf, routeTables } from './insert.ts';

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ');

test('an entry goes to the end, with or without a comma before it', () => {
  const whole = (text: string) => squeezed(append(text, { start: 0, end: text.length }, 'c'));
  expect(whole('[a, b]')).toBe('[a, b, c, ]');
  expect(whole('[a, b, ]')).toBe('[a, b, c, ]');
  expect(whole('{}')).toBe('{ c, }');
});

test('an import goes below the others, once', () => {
  const text = `import { a } from './a.ts';\n\nconst b = a;\n`;
  const added = addImport(text, `import { c } from './c.ts';`);
  expect(added.split('\n').slice(0, 3)).toEqual([
    `import { a } from './a.ts';`,
    `import { c } from './c.ts';`,
    '',
  ]);
  expect(addImport(added, `import { c } from './c.ts';`)).toBe(added);
});

test('tables of calls and of routes are found by name', () => {
  const protocol = `export const aCalls = callTable('main', { x: {} });`;
  expect(callTables(protocol).map(({ table }) => table)).toEqual(['aCalls']);
  expect(routeTables('export const r = routes(aCalls, { x });')[0]?.table).toBe('aCalls');
});

test('a list is found by its name, or by what it is given to', () => {
  const text = 'const all: readonly R[] = [a];\nshell.addChildren([...b]);';
  const list = literalOf(text, 'all');
  expect(text.slice(list?.start, list?.end)).toBe('[a]');
  const given = listGivenTo(text, 'shell', 'addChildren');
  expect(text.slice(given?.start, given?.end)).toBe('[...b]');
});
