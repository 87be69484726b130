import { describe, expect, it } from 'vitest';
import { makePdf, wrap } from './pdf.ts';

const text = `Første avsnitt (med parentes) – og «tegn» fra Åmål.\n${'Et ord til. '.repeat(500)}`;

describe('a PDF of the demo data', () => {
  it('lists the offset of each object', () => {
    const pdf = makePdf('Skisse', text).toString('latin1');
    const [, start = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(pdf) ?? [];
    expect(pdf.slice(Number(start))).toMatch(/^xref\n/);
    const places = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    expect(places.length).toBeGreaterThan(7);
    for (const [at, place] of places.entries()) {
      expect(pdf.slice(place)).toMatch(new RegExp(String.raw`^${at + 1} 0 obj\n`));
    }
  });

  it('states the length of each page', () => {
    const pdf = makePdf('Skisse', text).toString('latin1');
    const pages = [...pdf.matchAll(/<< \/Length (\d+) >>\nstream\n([^]*?)\nendstream/g)];
    expect(pages.length).toBeGreaterThan(1);
    for (const [, length, content] of pages) expect(content).toHaveLength(Number(length));
  });

  it('breaks lines between words, within the margins', () => {
    const lines = wrap('ord '.repeat(100).trim());
    expect(lines.join(' ')).toBe('ord '.repeat(100).trim());
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});
