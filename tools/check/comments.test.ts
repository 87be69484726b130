import { expect, test } from 'vitest';
import { commentsCheck } from './comments.ts';

const findings = (text: string) => commentsCheck.look([{ path: 'a.ts', text }]);

test('notes about unfinished work are refused', () => {
  expect(findings('// TODO: later')).toHaveLength(1);
  expect(findings('/* FIXME */')).toHaveLength(1);
  expect(findings(`const text = 'TODO';`)).toEqual([]);
});

test('a suppression must give its reason', () => {
  expect(findings('// oxlint-disable-next-line no-eval')).toHaveLength(1);
  expect(findings('// oxlint-disable-next-line no-eval -- because')).toHaveLength(1);
  expect(findings('// oxlint-disable-next-line no-eval -- the page is our own')).toEqual([]);
  expect(findings('// @ts-expect-error')).toHaveLength(1);
  expect(findings('// @ts-expect-error -- the library types it wrongly')).toEqual([]);
});

test('a comment has three lines at most', () => {
  const run = (count: number) => Array.from({ length: count }, () => '// why').join('\n');
  expect(findings(`${run(3)}\nconst a = 1;`)).toEqual([]);
  expect(findings(`const a = 1;\n${run(4)}`)).toMatchObject([{ line: 2 }]);
});
