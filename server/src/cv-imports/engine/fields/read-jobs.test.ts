import { expect, it } from 'vitest';
import { aPage } from '../a-page.ts';
import { readCv } from '../read-cv.ts';

const top = [
  { text: 'Kari Nordmann', x: 220, y: 40, size: 24, bold: true },
  { text: 'Experience', x: 50, y: 80, size: 16, bold: true },
];
const jobsOf = (texts: Parameters<typeof aPage>[0]) =>
  readCv([aPage([...top, ...texts])]).found.work_experience?.map(({ item }) => [
    ...[item.company, item.description, item.from_year],
  ]);

it('the first bullet of the text is no company, though the date stands beside it', () => {
  const job = (y: number, head: string, place: string, years: string) => [
    { text: head, x: 50, y },
    { text: place, x: 470, y },
    { text: '• Built a service for many readers', x: 54, y: y + 13 },
    { text: years, x: 470, y: y + 13 },
    { text: '• Mended another that was slow', x: 54, y: y + 26 },
  ];
  expect(
    jobsOf([
      ...job(100, 'Fjordkode Labs, Research Intern', 'Bergen', 'May 2022 – Aug 2022'),
      ...job(150, 'Kobolt, Co-Founder & CTO', 'Oslo', 'June 2019 – Apr 2022'),
      ...job(200, 'Nordlys Research, Research Intern', 'Tromsø', 'May 2018 – Aug 2018'),
    ]),
  ).toEqual([
    ['Fjordkode Labs', 'Research Intern', 2022],
    ['Kobolt', 'Co-Founder & CTO', 2019],
    ['Nordlys Research', 'Research Intern', 2018],
  ]);
});

it('a city with its state is no company', () => {
  const job = (y: number, title: string, company: string, place: string) => [
    { text: title, x: 50, y, bold: true },
    { text: place, x: 470, y },
    { text: company, x: 50, y: y + 13 },
    { text: `May ${2020 - y / 50} – Aug ${2020 - y / 50}`, x: 470, y: y + 13 },
    { text: '• Built a service for many readers', x: 54, y: y + 26 },
  ];
  expect(
    jobsOf([
      ...job(100, 'Research Intern', 'Kobolt', 'Santa Clara, CA'),
      ...job(150, 'Research Intern', 'Nordlys', 'Redmond, WA'),
      ...job(200, 'Developer', 'Fjordkode', 'Izmir, Türkiye'),
    ])?.map(([company]) => company),
  ).toEqual(['Kobolt', 'Nordlys', 'Fjordkode']);
});

it('each bullet with a period is an entry, below the school or employer that stands above', () => {
  const under = (y: number, name: string, ...bullets: [text: string, years: string][]) => [
    { text: name, x: 50, y, bold: true },
    ...bullets.flatMap(([text, years], at) => [
      { text: `• ${text}`, x: 54, y: y + 14 + at * 28 },
      { text: years, x: 470, y: y + 14 + at * 28 },
      { text: '• With two others', x: 64, y: y + 28 + at * 28, size: 8.6 },
    ]),
  ];
  const { education, work_experience } = readCv([
    aPage([
      { text: 'Kari Nordmann', x: 220, y: 40, size: 24, bold: true },
      { text: 'Education', x: 50, y: 80, size: 16, bold: true },
      ...under(
        100,
        'Vestfjord University, Springfield, Ohio, USA',
        ['Ph.D. in Geophysics', '2009 – 2014'],
        ['M.B.A.', '2008 – 2009'],
        ['M.S. in Geophysics', '2006 – 2008'],
      ),
      ...under(200, 'Fjellheim College, Springfield, Ohio, USA', [
        'B.S. in Geography',
        '2002 – 2005',
      ]),
      { text: 'Experience', x: 50, y: 260, size: 16, bold: true },
      ...under(
        280,
        'Kobolt AS',
        ['Senior Developer', '2018 – 2020'],
        ['Developer', '2016 – 2018'],
        ['Trainee', '2014 – 2016'],
      ),
    ]),
  ]).found;
  expect(education?.map(({ item }) => [item.degree, item.programme, item.school])).toEqual([
    ['Ph.D.', 'Geophysics', 'Vestfjord University'],
    ['M.B.A.', '', 'Vestfjord University'],
    ['M.S.', 'Geophysics', 'Vestfjord University'],
    ['B.S.', 'Geography', 'Fjellheim College'],
  ]);
  expect(work_experience?.map(({ item }) => [item.company, item.description])).toEqual([
    ['Kobolt AS', 'Senior Developer'],
    ['Kobolt AS', 'Developer'],
    ['Kobolt AS', 'Trainee'],
  ]);
});

it('a line of contacts is no text about somebody', () => {
  const contacts = '+47 900 00 000 | Oslo | kari@firma.example | github.com/kari | kari.example';
  const page = aPage([
    { text: 'Kari Nordmann', x: 220, y: 40, size: 24, bold: true },
    { text: `${contacts} | open for work in all of the Nordics`, x: 50, y: 60 },
    { text: 'Experience', x: 50, y: 80, size: 16, bold: true },
  ]);
  expect(readCv([page]).found.profile_description).toBeUndefined();
});
