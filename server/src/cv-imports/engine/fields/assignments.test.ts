import { describe, expect, it } from 'vitest';
import { aPage } from '../a-page.ts';
import { readCv } from '../read-cv.ts';

interface Shown {
  text: string;
  x?: number;
  size?: number;
  bold?: boolean;
  /** at the right edge of the same line */
  when?: string;
}

/** A CV with this below the heading of its jobs, and one education after it. */
function read(shown: readonly Shown[]) {
  const all: Shown[] = [
    { text: 'Kari Nordstrand', size: 24 },
    { text: 'kari@nordstrand.example' },
    { text: 'Arbeidserfaring', size: 15, bold: true },
    ...shown,
    { text: 'Utdanning', size: 15, bold: true },
    { text: 'Master i informatikk, NTNU', bold: true, when: '2005 – 2010' },
    { text: 'Språk', size: 15, bold: true },
    { text: 'Norsk, engelsk' },
  ];
  let y = 40;
  const texts = all.flatMap(({ text, x = 50, size = 10, bold = false, when }) => {
    y += size > 12 ? 30 : 15;
    const date = when === undefined ? [] : [{ text: when, x: 440, y, size: 10 }];
    return [{ text, x, y, size, bold }, ...date];
  });
  const { found } = readCv([aPage(texts)]);
  return {
    jobs: (found.work_experience ?? []).map(({ item }) => `${item.description} | ${item.company}`),
    projects: (found.project ?? []).map(
      ({ item }) => `${item.project_name} | ${item.project_customer} | ${item.from_year}`,
    ),
  };
}

const text = 'Tegnet løsningen sammen med kunden og ledet arbeidet til den var tatt i bruk.';
const assignments: Shown[] = [
  { text: 'Arkitekt, Statens vegkontor', x: 70, when: '2020 – nå' },
  { text, x: 70 },
  { text: 'Utvikler, Fjordbanken', x: 70, when: '2017 – 2019' },
  { text, x: 70 },
];

describe('below one employer', () => {
  it('assignments at customers are projects, and the employer’s is the job', () => {
    expect(
      read([
        { text: 'Senior konsulent, Fjellrev Consulting AS', bold: true, when: '2016 – nå' },
        ...assignments,
        { text: 'Systemutvikler, Havnelaget Data AS', bold: true, when: '2010 – 2016' },
        { text },
      ]),
    ).toEqual({
      jobs: ['Senior konsulent | Fjellrev Consulting AS', 'Systemutvikler | Havnelaget Data AS'],
      projects: ['Arkitekt | Statens vegkontor | 2020', 'Utvikler | Fjordbanken | 2017'],
    });
  });

  it('a line that says so makes assignments of what follows', () => {
    const { jobs, projects } = read([
      { text: 'Senior konsulent, Fjellrev Consulting AS', bold: true, when: '2016 – nå' },
      { text: 'Oppdrag:', x: 70 },
      ...assignments,
      { text: 'Systemutvikler, Havnelaget Data AS', bold: true, when: '2010 – 2016' },
      { text: 'Oppdrag:', x: 70 },
      { text: 'Utvikler, Kystverket region vest', x: 70, when: '2012 – 2014' },
      { text, x: 70 },
    ]);
    expect([jobs.length, projects.length]).toEqual([2, 3]);
  });

  it('positions are jobs, each at that employer', () => {
    const { jobs, projects } = read([
      { text: 'Fjellrev AS', bold: true, when: '2010 – nå' },
      { text: 'Avdelingsleder', x: 70, when: '2018 – nå' },
      { text, x: 70 },
      { text: 'Systemutvikler', x: 70, when: '2010 – 2018' },
      { text, x: 70 },
    ]);
    expect(projects).toEqual([]);
    expect(jobs).toEqual(['Avdelingsleder | Fjellrev AS', 'Systemutvikler | Fjellrev AS']);
  });

  it('the employer’s time is a job where no position fills it', () => {
    const { jobs } = read([
      { text: 'Fjellrev AS', bold: true, when: '2010 – nå' },
      { text: 'Systemutvikler', x: 70, when: '2012 – 2014' },
      { text, x: 70 },
    ]);
    expect(jobs).toHaveLength(2);
  });

  it('a line with the customer makes an assignment, whenever it was', () => {
    const { jobs, projects } = read([
      { text: 'Senior konsulent, Fjellrev Consulting AS', bold: true, when: '2016 – 2018' },
      { text },
      { text: 'Ny sakshåndtering', x: 70, when: '2019 – 2021' },
      { text: 'Kunde: Fjordbanken', x: 70 },
      { text, x: 70 },
      { text: 'Systemutvikler, Havnelaget Data AS', bold: true, when: '2010 – 2016' },
      { text },
    ]);
    expect([jobs.length, projects.length]).toEqual([2, 1]);
  });

  it('what was outside of its time is a job of its own', () => {
    const { jobs, projects } = read([
      { text: 'Senior konsulent, Fjellrev Consulting AS', bold: true, when: '2016 – nå' },
      { text },
      { text: 'Utvikler, Fjordbanken', x: 70, when: '2009 – 2012' },
      { text, x: 70 },
    ]);
    expect([jobs.length, projects.length]).toEqual([2, 0]);
  });
});
