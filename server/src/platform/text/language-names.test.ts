import { describe, expect, it } from 'vitest';
import { languagesIn } from './language-names.ts';

describe('the languages of a text', () => {
  it('stand where they stand, also behind letters that are folded to two', () => {
    const text = 'Lærer i Ærø: flytende norsk, litt svensk';
    const found = languagesIn(text);
    expect(found.map(({ locale }) => locale)).toEqual(['nb', 'sv']);
    for (const { name, start, end } of found) expect(text.slice(start, end)).toBe(name);
    expect(found.map(({ name }) => name)).toEqual(['norsk', 'svensk']);
  });
});
