import { expect, it } from 'vitest';
import { plainLines, plainText } from './plain-text.ts';

it.each([
  ['**Hei** og _takk_', 'Hei og takk'],
  ['# Tittel\n\n- ett\n- to', 'Tittel ett to'],
  ['Se [planen](https://x.example/a) i `repoet`', 'Se planen i repoet'],
  ['**Ida**. [Se vilkårene](https://x.exam', 'Ida. Se vilkårene'],
  ['2 * 3 = 6, og 3 * 4', '2 * 3 = 6, og 3 * 4'],
  ['et_navn_her og *et* annet', 'et_navn_her og et annet'],
  [String.raw`**Ida \*S\_**: \[nei\](her) 1\. C\#`, 'Ida *S_: [nei](her) 1. C#'],
])('%s reads as %s in the list', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});

it('the lines stay where there is room for them', () => {
  expect(plainLines('Hei **Kari**!\n\n- ett\n- to\n')).toBe('Hei Kari!\n\nett\nto');
});
