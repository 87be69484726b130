import { expect, test } from 'vitest';
import {
  addImport,
  append,
  callTables,
  importedFrom,
  importNames,
  listGivenTo,
  literalOf,
  routeTables,
  spreadsIn,
} from './insert.ts';

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ');

test('an entry is added at the end, with or without a comma before it', () => {
  const whole = (text: string) => squeezed(append(text, { start: 0, end: text.length }, 'c'));
  expect(whole('[a, b]')).toBe('[a, b, c, ]');
  expect(whole('[a, b, ]')).toBe('[a, b, c, ]');
  expect(whole('{}')).toBe('{ c, }');
});

test('an import is added below the others, once', () => {
  const text = `import { a } from './a.ts';\n\nconst b = a;\n`;
  const added = addImport(text, `import { c } from './c.ts';`);
  expect(added.split('\n').slice(0, 3)).toEqual([
    `import { a } from './a.ts';`,
    `import { c } from './c.ts';`,
    '',
  ]);
  expect(addImport(added, `import { c } from './c.ts';`)).toBe(added);
});

test('call tables and route tables are found by name', () => {
  const protocol = `export const aCalls = callTable('main', { x: {} });`;
  expect(callTables(protocol).map(({ table }) => table)).toEqual(['aCalls']);
  expect(routeTables('export const r = routes(aCalls, { x });')[0]?.table).toBe('aCalls');
  const named = 'const all = { x };\nexport const r = routes(aCalls, all, { x: y });';
  const [table] = routeTables(named);
  expect(named.slice(table?.entries.start, table?.entries.end)).toBe('{ x }');
});

test('a list is found by its name, or by the method that it is passed to', () => {
  const text = 'const all: readonly R[] = [a];\nshell.addChildren([...b]);';
  const list = literalOf(text, 'all');
  expect(text.slice(list?.start, list?.end)).toBe('[a]');
  const given = listGivenTo(text, 'shell', 'addChildren');
  expect(text.slice(given?.start, given?.end)).toBe('[...b]');
});

test('a name is added to the import of its module, and never imported twice', () => {
  const text = `import { a, type B } from './a.ts';\n`;
  expect(importNames(text, ['a', 'B'], './a.ts')).toBe(text);
  expect(importNames(text, ['c'], './a.ts')).toBe(`import { a, type B, c } from './a.ts';\n`);
  expect(importNames(text, ['C'], './c.ts', 'type')).toContain(`import type { C } from './c.ts';`);
  expect(importedFrom(text, 'B')).toBe('./a.ts');
});

test('the tables that a table spreads are found in their order', () => {
  const text = `const c = { ...a, ...b, d: { ...e } };\nconst other = { ...f };`;
  expect(spreadsIn(text, 'c')).toEqual(['a', 'b', 'e']);
  expect(spreadsIn(text, 'x')).toEqual([]);
});
