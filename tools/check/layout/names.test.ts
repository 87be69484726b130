import { expect, test } from 'vitest';
import { namesCheck } from './names.ts';

function findings(path: string, text = 'export const a = 1;'): number {
  return namesCheck.look([{ path, text }]).length;
}

test.each([
  'server/src/accounts/utils.ts',
  'server/src/accounts/date-helper.ts',
  'web/src/common/Button.tsx',
  'server/src/accounts/accounts.service.ts',
  'web/src/lib/money.ts',
  'server/src/core/manager.ts',
])('%s names no thing', (path) => {
  expect(findings(path)).toBeGreaterThan(0);
});

test('a name that contains such a word inside another word is fine', () => {
  expect(findings('web/src/ui/Library.tsx')).toBe(0);
  expect(findings('server/src/platform/score.ts')).toBe(0);
});

test('a file that only re-exports is refused, whatever its name', () => {
  const barrel = `export * from './a.ts';\nexport { b } from './b.ts';`;
  expect(findings('web/src/accounts/index.ts', barrel)).toBe(1);
  expect(findings('web/src/accounts/parts.ts', barrel)).toBe(1);
  expect(findings('web/src/accounts/parts.ts', `${barrel}\nexport const c = 3;`)).toBe(0);
});

test('the queries and commands of a domain may re-export', () => {
  expect(findings('server/src/a/a.queries.ts', `export { b } from './b.ts';`)).toBe(0);
});
