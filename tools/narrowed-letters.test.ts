import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..', 'web', 'src');

it('no text has narrowed letters: at ordinary density they eat the spaces between words', () => {
  const sheets = globSync('**/*.css', { cwd: source });
  const narrowing = sheets.filter((sheet) =>
    /letter-spacing:\s*-/.test(readFileSync(join(source, sheet), 'utf8')),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(narrowing).toEqual([]);
});
