import { describe, expect, it } from 'vitest';
import { withholder } from './withhold.ts';

const fit = withholder({
  name: 'Ida Solbakken',
  terms: ['Bølgen Rådgivning', 'ida@torg.example', 'C++ Huset (Bergen)', '', 'IT'],
});

describe('a text that is judged', () => {
  it.each([
    ['Jeg er Ida Solbakken.', 'Jeg er […].'],
    ['IDA SOLBAKKEN, hei', '[…], hei'],
    ['Ida ledet, og Solbakken skrev', '[…] ledet, og […] skrev'],
    ['Idas valg, Ida Solbakkens plan', '[…] valg, […] plan'],
    ['i bølgen rådgivning var vi ti', 'i […] var vi ti'],
    ['skriv til ida@torg.example', 'skriv til […]'],
    ['hos C++ Huset (Bergen) i fjor', 'hos […] i fjor'],
  ])('says nothing of who wrote it or where they work: %s', (text, fitted) => {
    expect(fit(text, 200)).toBe(fitted);
  });

  it.each(['Solbakkene var bratte', 'idag gikk det', 'Bergen i regn', 'C++ og IT'])(
    'keeps what only looks like it: %s',
    (text) => {
      expect(fit(text, 200)).toBe(text);
    },
  );

  it('holds nothing that cannot be seen, and a name cannot hide behind it', () => {
    expect(fit('a\u200bb\u202ec\u00add\u{E0041}e I\u200dda', 200)).toBe('abcde […]');
  });

  it('ends where it must, with whole signs', () => {
    expect(fit('abcdef', 3)).toBe('abc');
    expect(fit('ab💡', 3).isWellFormed()).toBe(true);
  });

  it('is as it was where nothing is known of who wrote it', () => {
    expect(withholder({ name: '', terms: [] })('Ida', 10)).toBe('Ida');
  });
});
