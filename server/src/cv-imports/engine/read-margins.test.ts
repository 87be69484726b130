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

  it('has headings of several lines, each beside the first line of its section', () => {
    const heading = (y: number, text: string) => ({ text, x: 50, y, size: 9, bold: true });
    const entry = (y: number, name: string, line: string, years: string) => [
      { text: name, x: 150, y, bold: true },
      { text: line, x: 150, y: y + 13 },
      { text: years, x: 470, y: y + 13 },
      { text: 'Målte skyer og skrev om dem sammen med to andre', x: 160, y: y + 26, size: 8.6 },
    ];
    const page = aPage([
      { text: 'Kari Nordmann', x: 220, y: 40, size: 24, bold: true },
      ...[
        heading(90, 'EDUCATION'),
        ...entry(90, 'Vestfjord University', 'Ph.D. in Geophysics', '2009 – 2014'),
      ],
      ...entry(140, 'Fjellheim College', 'B.Sc. in Geography', '2002 – 2005'),
      ...[heading(200, 'RESEARCH'), heading(211, 'EXPERIENCE')],
      ...entry(200, 'Institutt for vær', 'Research Assistant', '2014 – 2016'),
      ...[heading(260, 'PUBLICATIONS'), { text: 'CONFERENCES', x: 150, y: 260, bold: true }],
      { text: 'K. Nordmann, “On clouds”, in Proceedings of Clouds, 2012', x: 150, y: 274 },
      ...[heading(300, 'AWARDS &'), heading(311, 'SCHOLARSHIPS')],
      { text: 'Årets sky', x: 150, y: 300 },
      ...[heading(340, 'PROFESSIONAL'), heading(351, 'AFFILIATIONS'), heading(362, '& ACTIVITIES')],
      { text: 'Landslaget for skyer', x: 150, y: 340 },
    ]);
    const { education = [], work_experience = [] } = found([page]);
    expect(education.map(({ item }) => item.school)).toEqual([
      ...['Vestfjord University', 'Fjellheim College'],
    ]);
    expect(work_experience.map(({ item }) => item.company)).toEqual(['Institutt for vær']);
  });

  it('at the right edge has headings on their side', () => {
    const job = (y: number, title: string, at: string, years: string) => [
      { text: title, x: 40, y, bold: true },
      { text: `(${at})`, x: 43 + title.length * 5, y },
      { text: years, x: 420, y },
      { text: '• Laget løsninger som mange bruker', x: 50, y: y + 14 },
    ];
    const page = aPage([
      { text: 'Kari Nordmann', x: 160, y: 40, size: 24 },
      ...job(200, 'Utvikler', 'Fjordkraft AS', '2016 – nå'),
      ...job(236, 'Rådgiver', 'Bybanken AS', '2012 – 2016'),
      ...job(420, 'Master i informatikk', 'Universitetet i Vestfjord', '2010 – 2012'),
      ...job(456, 'Bachelor i informatikk', 'Universitetet i Vestfjord', '2007 – 2010'),
    ]);
    const turned = ['Experience', 'Education'].map((text, at) => ({
      ...{ text, x: 522, y: [200, 420][at] ?? 0, width: 30, height: 80, font: 'F', size: 30 },
      ...{ bold: false, italic: false, visible: false, turned: 'down' as const },
    }));
    const { education = [], work_experience = [] } = found([
      { ...page, items: [...page.items, ...turned] },
    ]);
    expect(work_experience.map(({ item }) => item.company)).toEqual([
      ...['Fjordkraft AS', 'Bybanken AS'],
    ]);
    expect(education).toHaveLength(2);
  });

  it('has the end of a period above its start, which stands beside the text', () => {
    const job = (y: number, [end, begin]: [string, string], title: string) => [
      { text: end, x: 40, y, size: 8.4 },
      { text: title, x: 98, y, size: 9.6, bold: true },
      { text: 'Havnelaget AS', x: 98, y: y + 12, size: 7.5 },
      { text: begin, x: 40, y: y + 24, size: 8.4 },
      { text: 'Laget løsninger', x: 98, y: y + 24, size: 8.6 },
      { text: 'som er i drift', x: 98, y: y + 36, size: 8.6 },
    ];
    const page = aPage([
      { text: 'Kari Nordmann', x: 50, y: 40, size: 22 },
      { text: 'ARBEIDSERFARING', x: 50, y: 80, size: 14, bold: true },
      ...job(100, ['d.d.', '2020'], 'Rådgiver'),
      ...job(150, ['2020', '2018'], 'Systemutvikler'),
      ...job(200, ['2018', '2015'], 'Utvikler'),
    ]);
    const periods = found([page]).work_experience?.map(({ item }) => [
      ...[item.description, item.from_year, item.to_year],
    ]);
    expect(periods).toEqual([
      ['Rådgiver', 2020, null],
      ['Systemutvikler', 2018, 2020],
      ['Utvikler', 2015, 2018],
    ]);
  });
});
