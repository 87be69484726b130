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
