import { describe, expect, it } from 'vitest';
import { withholder } from './withhold.ts';

const fit = withholder({
  name: 'Ida Solbakken',
  terms: ['Bølgen Rådgivning', 'ida@torg.example', 'C++ Huset (Bergen)', '', 'IT'],
});

describe('a text for the language model', () => {
  it.each([
    ['Jeg er Ida Solbakken.', 'Jeg er […].'],
    ['IDA SOLBAKKEN, hei', '[…], hei'],
    ['Ida ledet, og Solbakken skrev', '[…] ledet, og […] skrev'],
    ['Idas valg, Ida Solbakkens plan', '[…] valg, […] plan'],
    ['i bølgen rådgivning var vi ti', 'i […] var vi ti'],
    ['skriv til ida@torg.example', 'skriv til […]'],
    ['hos C++ Huset (Bergen) i fjor', 'hos […] i fjor'],
  ])('does not reveal its author or where they work: %s', (text, fitted) => {
    expect(fit(text, 200)).toBe(fitted);
  });

  it.each(['Solbakkene var bratte', 'idag gikk det', 'Bergen i regn', 'C++ og IT'])(
    'is not changed where it only looks like it: %s',
    (text) => {
      expect(fit(text, 200)).toBe(text);
    },
  );

  it('contains no invisible characters, and a name cannot hide behind them', () => {
    expect(fit('a\u200bb\u202ec\u00add\u{E0041}e I\u200dda', 200)).toBe('abcde […]');
  });

  it('is cut at the limit, between whole characters', () => {
    expect(fit('abcdef', 3)).toBe('abc');
    expect(fit('ab💡', 3).isWellFormed()).toBe(true);
  });

  it('is unchanged when nothing is known of its author', () => {
    expect(withholder({ name: '', terms: [] })('Ida', 10)).toBe('Ida');
  });
});
