import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['**Hei** og _takk_', 'Hei og _takk_'],
  ['# Tittel\n\n- ett\n- to', 'Tittel ett to'],
  ['Se [planen](https://x.example/a) i `repoet`', 'Se planen i repoet'],
  ['2 * 3 = 6', '2 * 3 = 6'],
])('%s reads as %s in the list', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
