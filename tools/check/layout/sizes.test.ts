import { expect, test } from 'vitest';
import { functionsOf, sizesCheck } from './sizes.ts';

const lines = (count: number) => Array.from({ length: count }, () => 'go();').join('\n');
const findings = (path: string, text: string) =>
  sizesCheck.look([{ path, text }]).map(({ says }) => says);

test('a file over 300 lines is refused, a test only over 400', () => {
  expect(findings('server/src/a.ts', lines(301))).toContain('301 lines; at most 300');
  expect(findings('server/src/a.ts', lines(60))).toEqual([]);
  expect(findings('server/src/a.test.ts', lines(400))).toEqual([]);
  expect(findings('server/src/a.test.ts', lines(401))).toEqual(['401 lines; at most 400']);
});

test('data may have any length', () => {
  expect(findings('server/src/competencies/data/roles.ts', lines(5000))).toEqual([]);
});

test('files that are too long on average are refused', () => {
  expect(findings('server/src/a.ts', lines(61))).toEqual(['median file has 61 lines; aim 60']);
});

test('functions that are too long on average are refused, with the longest named', () => {
  const text = `function wanders() {\n${lines(40)}\n}`;
  expect(findings('server/src/a.ts', text)[0]).toMatch(/over 42 lines.*wanders/);
});

test('declared, assigned and member functions are measured, inline arguments are not', () => {
  const text = `
    function declared() {}
    const assigned = () => {};
    class Thing { method() {} }
    const table = { member: () => {} };
    list.map(() => {});
  `;
  const names = functionsOf({ path: 'a.ts', text }).map(({ name }) => name);
  expect(names).toEqual(['declared', 'assigned', 'method', 'member']);
});
