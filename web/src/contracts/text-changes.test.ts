import { describe, expect, it } from 'vitest';
import { hasChanges, shortened } from './text-changes.ts';

const words = (count: number) => Array.from({ length: count }, (_, at) => `ord${at}`).join(' ');
const same = (text: string) => ({ kind: 'same' as const, text });
const added = (text: string) => ({ kind: 'added' as const, text });

describe('what has changed in a text', () => {
  it('is nothing where all of it stayed the same', () => {
    expect(hasChanges([same('Samme tekst')])).toBe(false);
    expect(hasChanges([same('Samme '), added('nye')])).toBe(true);
  });

  it('stands between the words around it, without what lies far away', () => {
    const [before, change, after] = shortened([same(words(200)), added('nytt'), same(words(200))]);
    expect(change).toEqual(added('nytt'));
    expect(before?.text).toContain('ord199');
    expect(before?.text).not.toContain('ord0 ');
    expect(after?.text).toContain('ord0 ');
    expect(after?.text).not.toContain('ord199');
  });

  it('keeps both ends of a long stretch between two changes', () => {
    const [, between] = shortened([added('a'), same(words(200)), added('b')]);
    expect(between?.text).toMatch(/^ord0 [^]*\[…\][^]*ord199$/);
  });

  it('begins with what was left out, not with an empty line', () => {
    const [before, , after] = shortened([same(words(200)), added('a'), same(words(200))]);
    expect(before?.text).toMatch(/^\[…\]\nord/);
    const [spaced] = shortened([same(`${words(200)} `), added('a')]);
    expect(spaced?.text).toMatch(/ord199 $/);
    expect(after?.text).toMatch(/\n\[…\]$/);
  });

  it('has none of the signs of markdown', () => {
    const texts = shortened([same('1. Torg\n\n## Ansvar\n\n**Hver** '), added('## part # 2')]);
    expect(texts.map(({ text }) => text)).toEqual(['1. Torg\n\nAnsvar\n\nHver ', 'part # 2']);
  });

  it('keeps short stretches whole', () => {
    expect(shortened([same(words(60)), added('a')])[0]?.text).toBe(words(60));
  });
});
