import { expect, test } from 'vitest';
import { circlesCheck } from './circles.ts';

function found(files: Record<string, string>): string[] {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  return circlesCheck.look(sources).map(({ says }) => says);
}

test('two files that import each other are a circle, even if only for types', () => {
  const says = found({
    'server/src/a.ts': `import { b } from './b.ts';\nexport interface A {}`,
    'server/src/b.ts': `import type { A } from './a.ts';\nexport const b = 1;`,
    'server/src/c.ts': `import { b } from './b.ts';`,
  });
  expect(says).toHaveLength(1);
  expect(says[0]).toContain('server/src/a.ts → server/src/b.ts → server/src/a.ts');
});

test('circles through dynamic imports and re-exports are found', () => {
  const says = found({
    'web/src/a.ts': `const late = await import('./b.ts');`,
    'web/src/b.ts': `export { c } from './c.ts';`,
    'web/src/c.ts': `export * from './a.ts';`,
  });
  expect(says).toHaveLength(1);
});

test('two ways to the same file are no circle', () => {
  const says = found({
    'server/src/a.ts': `import './b.ts';\nimport './c.ts';`,
    'server/src/b.ts': `import './c.ts';`,
    'server/src/c.ts': '',
  });
  expect(says).toEqual([]);
});
