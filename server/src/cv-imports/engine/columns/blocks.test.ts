import { expect, it } from 'vitest';
import { aPage } from '../a-page.ts';
import { rowsOf } from '../lines/rows.ts';
import { blocksOf } from './blocks.ts';

const blocks = (texts: Parameters<typeof aPage>[0]): string[][] =>
  blocksOf(rowsOf(aPage(texts), 1), 1).map(({ lines }) => lines.map(({ text }) => text));

const name = {
  text: 'Kari Nordmann, utvikler i Trondheim og på reise i hele landet til hver tid og døgn',
  x: 50,
  y: 40,
};

it('columns with headings of their own are read one after the other', () => {
  const left = ['Kontakt', 'kari@eksempel.no', 'Språk', 'Norsk', 'Engelsk'].map((text, at) => ({
    text,
    x: 50,
    y: 100 + at * 14,
  }));
  const right = ['Arbeidserfaring', 'Utvikler', 'Kvist AS', '2019 – 2021', 'Utdanning', 'NTNU'].map(
    (text, at) => ({ text, x: 220, y: 100 + at * 14 }),
  );
  expect(blocks([name, ...left, ...right])).toEqual([
    [name.text],
    left.map(({ text }) => text),
    right.map(({ text }) => text),
  ]);
});

it('dates in a column beside their entries stay with them', () => {
  const rows = ['Kvist AS', 'Brygga Eiendom', 'Solvang Helse', 'Polarbyte'].flatMap((text, at) => [
    { text: `${2019 - at} – ${2020 - at}`, x: 50, y: 100 + at * 30 },
    { text, x: 160, y: 100 + at * 30 },
    { text: 'Utvikler', x: 160, y: 114 + at * 30 },
  ]);
  expect(blocks(rows)).toHaveLength(1);
  expect(blocks(rows)[0]?.[0]).toBe('2019 – 2020  Kvist AS');
});

it('headings in the margin stay with what stands beside them', () => {
  const rows = ['Utdanning', 'Språk', 'Kurs', 'Verv'].flatMap((text, at) => [
    { text, x: 50, y: 100 + at * 40, bold: true },
    { text: 'Noe som står ved siden av', x: 180, y: 100 + at * 40 },
    { text: 'og noe mer om det samme', x: 180, y: 114 + at * 40 },
  ]);
  expect(blocks(rows)).toHaveLength(1);
});

it('projects side by side do not part the sections above them', () => {
  const texts = [
    { text: 'Utdanning', x: 50 },
    { text: 'NTNU', x: 50 },
    { text: '2012 – 2016', x: 420 },
    { text: 'Prosjekter', x: 50 },
    { text: 'Nettbutikk', x: 50 },
    { text: 'Kart', x: 320 },
    { text: 'Prosjektleder', x: 50 },
    { text: 'Utvikler', x: 320 },
    { text: 'Ny handel', x: 50 },
    { text: 'Kart over alt', x: 320 },
  ];
  let y = 86;
  const placed = texts.map((one) => {
    if (one.x === 50) y += 14;
    return { ...one, y };
  });
  expect(blocks([name, ...placed]).find((lines) => lines.includes('Utdanning'))?.[2]).toBe(
    'NTNU  2012 – 2016',
  );
});
