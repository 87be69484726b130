import { expect, it } from 'vitest';
import { aPage } from '../a-page.ts';
import { readCv } from '../read-cv.ts';

it('a project is named by its own line, and not by what somebody was in it', () => {
  const project = (y: number, title: string, beside: string) => [
    { text: title, x: 50, y, bold: true, size: 12 },
    { text: 'mai 2022 – april 2024', x: 50, y: y + 16 },
    { text: beside, x: 50, y: y + 30 },
    {
      text: 'Kunden ville flytte det gamle ut av huset uten at noen merket det, og før jul.',
      x: 50,
      y: y + 46,
    },
    { text: 'Ferdigheter: Kotlin, PostgreSQL', x: 50, y: y + 62 },
  ];
  const page = aPage([
    { text: 'Kari Nordmann', x: 50, y: 50, size: 22 },
    { text: 'Prosjekter', x: 50, y: 90, size: 14, bold: true },
    ...project(112, 'BizTalk ut, skytjenester inn', 'Nordfjell Industri AS · Integrasjonsarkitekt'),
    ...project(210, 'Kursplattform for sykepleiere', 'Karuna Hospitals · Fullstack-utvikler'),
    ...project(308, 'Innlogging i bankapp', 'Sparebanken Havgap · Mobilutvikler'),
    // By themselves these would be taken the other way round.
    ...project(
      406,
      'Agila arbetssätt på myndighet',
      'Statens bidragskontor · Tester, Smidig coach',
    ),
    ...project(504, 'Data mellom havn, toll og rederi', 'Havnevesenet · Løsningsarkitekt'),
  ]);
  const projects = readCv([page]).found.project?.map(({ item }) => [
    ...[item.project_name, item.project_customer, item.project_roles],
  ]);
  expect(projects).toEqual([
    ['BizTalk ut, skytjenester inn', 'Nordfjell Industri AS', ['Integrasjonsarkitekt']],
    ['Kursplattform for sykepleiere', 'Karuna Hospitals', ['Fullstack-utvikler']],
    ['Innlogging i bankapp', 'Sparebanken Havgap', ['Mobilutvikler']],
    ['Agila arbetssätt på myndighet', 'Statens bidragskontor', ['Tester', 'Smidig coach']],
    ['Data mellom havn, toll og rederi', 'Havnevesenet', ['Løsningsarkitekt']],
  ]);
});
