import { describe, expect, it } from 'vitest';
import { isCityOf, placeAtEnd } from './places.ts';

describe('a place', () => {
  it.each(['Mountain View, CA', 'Izmir, Türkiye', 'Oakland, Ohio, USA', 'Kista, Sverige'])(
    'is %s',
    (text) => expect(isCityOf(text)).toBe(true),
  );

  it.each(['Fjordkraft, AS', 'Utvikler, Havnelaget', 'Vinterhagen Media, Oslo, Norway', 'Norge'])(
    'is not %s',
    (text) => expect(isCityOf(text)).toBe(false),
  );

  it('ends a text, and leaves what stands before it', () => {
    expect(placeAtEnd('Alpha Engineering Firm, Oakland, Ohio, USA')).toEqual([
      ...['Alpha Engineering Firm', 'Oakland, Ohio, USA'],
    ]);
    expect(placeAtEnd('Vinterhagen Media, Oslo, Norway')).toEqual([
      ...['Vinterhagen Media', 'Oslo, Norway'],
    ]);
    expect(placeAtEnd('Kobolt, Danmark')).toEqual(['Kobolt', 'Danmark']);
    expect(placeAtEnd('Utvikler, Havnelaget')).toBeUndefined();
  });
});
