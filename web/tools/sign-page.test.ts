import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { signPage } from './sign-page.ts';

const page = readFileSync(join(import.meta.dirname, '..', 'index.html'), 'utf8');

it('the page to sign is the one of the app, with its own entry and description', () => {
  const own = signPage(page);
  const changed = own.split('\n').filter((line) => !page.includes(line));
  expect(changed.map((line) => line.trim())).toEqual([
    expect.stringContaining('signer et dokument'),
    '<script type="module" src="/src/sign.tsx"></script>',
  ]);
});

it('a page that starts another app fails the build', () => {
  expect(() => signPage(page.replace('/src/main.tsx', '/src/other.tsx'))).toThrow('/src/main.tsx');
});
