import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textDifference } from './text-difference.ts';

describe('the difference of two texts', () => {
  it('goes word by word', () => {
    expect(textDifference('Fristen er 30 dager.', 'Fristen er 14 dager, likevel.')).toEqual([
      { kind: 'same', text: 'Fristen er ' },
      { kind: 'removed', text: '30' },
      { kind: 'added', text: '14' },
      { kind: 'same', text: ' dager' },
      { kind: 'added', text: ', likevel' },
      { kind: 'same', text: '.' },
    ]);
  });

  it('is one part where nothing differs, and none where there is nothing', () => {
    expect(textDifference('Likt.', 'Likt.')).toEqual([{ kind: 'same', text: 'Likt.' }]);
    expect(textDifference('', '')).toEqual([]);
  });

  it('always holds both texts whole', () => {
    const words = fc.array(fc.constantFrom('avtale', 'frist', '\n\n', '**dager**', 'æ', ' ', '.'));
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [older, newer] = [one.join(' '), other.join(' ')];
        const parts = textDifference(older, newer);
        const without = (kind: 'added' | 'removed') =>
          parts
            .filter((part) => part.kind !== kind)
            .map(({ text }) => text)
            .join('');
        expect([without('added'), without('removed')]).toEqual([older, newer]);
      }),
    );
  });

  it('of two long texts with nothing in common ends before the test does', () => {
    const long = (word: string) =>
      Array.from({ length: 8_000 }, (_, at) => `${word}${at}`).join(' ');
    expect(textDifference(long('gammel'), long('ny')).length).toBeGreaterThan(1);
  });
});
