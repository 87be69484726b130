import { describe, expect, it } from 'vitest';
import { aPage } from './a-page.ts';
import { readCv } from './read-cv.ts';

describe('a margin beside the text', () => {
  const margin = (y: number, text: string, more: { bold?: boolean; size?: number } = {}) => ({
    ...{ text, x: 50, y },
    ...more,
  });
  const name = { text: 'Kari Nordmann', x: 220, y: 50, size: 22 };
  const told = Array.from({ length: 12 }, (_, at) => ({
    text: 'Hun tegner løsninger for små og store hus, og de er i drift i mange år',
    ...{ x: 220, y: 110 + at * 14 },
  }));
  const found = (page: ReturnType<typeof aPage>[]) => readCv(page).found;

  it('has languages with their levels, and a sum of years that is no job', () => {
    const page = aPage([
      ...[name, { text: 'Om meg', x: 220, y: 90, size: 14, bold: true }, ...told],
      ...[margin(110, 'Erfaring', { bold: true }), margin(124, '8 års erfaring')],
      ...[margin(150, 'Språk', { size: 14, bold: true })],
      ...[margin(166, 'Språk'), margin(180, 'Svensk'), margin(194, 'Dari'), margin(208, 'Engelsk')],
      ...['Nivå', 'Morsmål', 'Middels', 'Flytende'].map((text, at) => ({
        ...{ text, x: 91, y: 166 + at * 14 },
      })),
    ]);
    const { language = [], work_experience = [], profile_skill = [] } = found([page]);
    const levels = language.map(({ item }) => [item.language_locale, item.spoken_language_level]);
    expect(levels).toEqual([
      ['sv', 'native'],
      ['fa', 'intermediate'],
      ['en', 'fluent'],
    ]);
    expect([work_experience, profile_skill]).toEqual([[], []]);
  });

  it('has skills that go on below bullets, and on lines of their own', () => {
    const page = aPage([
      ...[name, { text: 'Om meg', x: 220, y: 90, size: 14, bold: true }, ...told],
      ...[margin(96, 'kari.langt.navn@selskapet.example')],
      ...[margin(110, 'Ferdigheter', { size: 14, bold: true })],
      ...[margin(126, '• Kontinuerlig integrasjon og'), { text: 'leveranse', x: 60, y: 140 }],
      ...[margin(154, '• Terraform'), margin(170, 'Skymigrering, Skysikkerhet,')],
      ...[margin(184, 'Nettverk og sikkerhet i'), margin(198, 'sanntid, Python')],
    ]);
    const names = found([page]).profile_skill?.map(({ item }) => item.name);
    expect(names).toEqual([
      ...['Kontinuerlig integrasjon og leveranse', 'Terraform', 'Skymigrering', 'Skysikkerhet'],
      ...['Nettverk og sikkerhet i sanntid', 'Python'],
    ]);
  });

  it('is not where a later page goes on, though that begins with the name once more', () => {
    const job = (y: number, title: string, company: string, years: string) => [
      { text: title, x: 220, y, bold: true },
      ...[years, company].map((text, at) => ({ text, x: 220, y: y + 14 + at * 14 })),
    ];
    const first = aPage([
      ...[name, ...told.slice(0, 8)],
      ...[margin(110, 'Ferdigheter', { size: 14, bold: true }), margin(126, 'Kotlin, Java')],
      { text: 'Arbeidserfaring', x: 220, y: 240, size: 14, bold: true },
      ...job(260, 'Utvikler', 'Fjordkraft AS', 'mai 2022 – nå'),
    ]);
    const second = aPage([
      { text: 'Kari Nordmann', x: 50, y: 30, size: 8 },
      ...job(60, 'Systemutvikler', 'Havnelaget AS', 'mai 2019 – april 2022'),
      ...job(130, 'Rådgiver', 'Bybanken AS', 'mai 2015 – april 2019'),
    ]);
    expect(found([first, second]).work_experience).toHaveLength(3);
  });
});
