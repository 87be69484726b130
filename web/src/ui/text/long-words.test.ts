import { expect, it } from 'vitest';
import { longWordStyle } from './long-words.ts';

it('a word of thousands of letters is set without kerning', () => {
  expect(longWordStyle(`Hei ${'a'.repeat(8_000)}\nhei`)).toEqual({ fontKerning: 'none' });
});

it('a long text of ordinary words keeps its kerning', () => {
  expect(longWordStyle('Vi trenger\nen utvikler. '.repeat(1_000))).toBeUndefined();
});
