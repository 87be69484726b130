import { describe, expect, it } from 'vitest';
import { readXml } from '../../adapters/cv-files/read-xml.ts';
import { readCv } from '../engine/read-cv.ts';
import { monthOf } from './month-of.ts';
import { readEuropass } from './read-europass.ts';
import { readJsonResume } from './read-json-resume.ts';
import { readLinkedIn } from './read-linkedin.ts';
import { pagesOfWord } from './word-pages.ts';

describe('a month is written as', () => {
  it.each([
    ['2020-05-01', 2020, 5],
    ['2020', 2020, null],
    ['05/2020', 2020, 5],
    ['1.5.2020', 2020, 5],
    ['May 2020', 2020, 5],
    ['Oct 13, 2019', 2019, 10],
    ['okt. 2019', 2019, 10],
    ['2020-13', 2020, null],
    ['nå', null, null],
    [undefined, null, null],
  ])('%j', (text, year, month) => {
    expect(monthOf(text)).toEqual({ year, month });
  });
});

describe('LinkedIn’s archive', () => {
  it('has person, jobs, education, skills and languages in tables', () => {
    const read = readLinkedIn({
      'profile.csv': [
        {
          'First Name': 'Kari',
          'Last Name': 'Nordstrand',
          Headline: 'Arkitekt',
          Summary: 'Bygger.',
        },
      ],
      'email addresses.csv': [
        { 'Email Address': 'gammel@nordstrand.example', Primary: 'No' },
        { 'Email Address': 'kari@nordstrand.example', Primary: 'Yes' },
      ],
      'positions.csv': [
        {
          'Company Name': 'Fjordvarme',
          Title: 'Utvikler',
          'Started On': 'Mar 2018',
          'Finished On': '',
        },
      ],
      'education.csv': [
        {
          'School Name': 'NTNU',
          'Degree Name': 'Master',
          'Start Date': '2010',
          'End Date': '2015',
        },
      ],
      'skills.csv': [{ Name: 'Java' }],
      'languages.csv': [{ Name: 'Norsk', Proficiency: 'Native or bilingual proficiency' }],
    });
    expect(read?.person).toMatchObject({
      name: { item: 'Kari Nordstrand' },
      email: { item: 'kari@nordstrand.example' },
      title: { item: 'Arkitekt' },
    });
    expect(read?.found).toMatchObject({
      profile_description: [{ item: { description: 'Bygger.' } }],
      work_experience: [
        {
          item: {
            company: 'Fjordvarme',
            description: 'Utvikler',
            from_year: 2018,
            from_month: 3,
            to_year: null,
          },
        },
      ],
      education: [{ item: { school: 'NTNU', degree: 'Master', from_year: 2010, to_year: 2015 } }],
      profile_skill: [{ item: { name: 'Java' } }],
      language: [{ item: { language_name: 'Norsk', spoken_language_level: 'native' } }],
    });
  });

  it('is none without any of its tables', () => {
    expect(readLinkedIn({ 'numbers.csv': [{ a: '1' }] })).toBeNull();
  });
});

describe('JSON Resume', () => {
  it('has jobs with highlights, skills in groups, and what has a date', () => {
    const read = readJsonResume({
      basics: {
        name: 'Kari',
        label: 'Arkitekt',
        email: 'kari@nordstrand.example',
        phone: '+47 22 22 22 22',
      },
      work: [
        {
          name: 'Fjordvarme',
          position: 'Utvikler',
          startDate: '2018-03',
          highlights: ['Bygget kart'],
        },
      ],
      skills: [{ name: 'Web', level: 'Master', keywords: ['HTML', 'CSS'] }],
      certificates: [{ name: 'CKA', date: '2021-11-07', issuer: 'CNCF' }],
      languages: [{ language: 'English', fluency: 'Fluent' }],
    });
    expect(read?.found).toMatchObject({
      work_experience: [{ item: { company: 'Fjordvarme', long_description: '- Bygget kart' } }],
      profile_skill: [{ item: { name: 'HTML', expert: true } }, { item: { name: 'CSS' } }],
      certification: [{ item: { name: 'CKA', description: 'CNCF', year: 2021, month: 11 } }],
      language: [{ item: { language_name: 'English', written_language_level: 'fluent' } }],
    });
  });

  it.each([[null], [[]], ['basics'], [{}], [{ work: 'much' }], [{ basics: null, title: 'x' }]])(
    'is not %j',
    (value) => {
      expect(readJsonResume(value)).toBeNull();
    },
  );

  it('with other kinds of values than it should have says nothing, but is read', () => {
    const read = readJsonResume({
      basics: { name: 1 },
      work: [null, 3, { name: {}, position: [] }],
    });
    expect([read?.person.name, read?.found]).toEqual([null, {}]);
  });
});

describe('Europass', () => {
  it('is read in its older form', () => {
    const read = readEuropass(
      readXml(`<SkillsPassport xmlns="e"><LearnerInfo>
        <Identification><PersonName><FirstName>Kari</FirstName><Surname>Nordstrand</Surname></PersonName>
          <ContactInfo><Email><Contact>kari@nordstrand.example</Contact></Email></ContactInfo></Identification>
        <WorkExperienceList><WorkExperience><Period><From year="2018" month="--03"/><Current>true</Current></Period>
          <Position><Label>Utvikler</Label></Position><Activities>&lt;p&gt;Kart&lt;/p&gt;</Activities>
          <Employer><Name>Fjordvarme</Name></Employer></WorkExperience></WorkExperienceList>
        <Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>Norsk</Label></Description></MotherTongue></MotherTongueList>
          <ForeignLanguageList><ForeignLanguage><Description><Label>Engelsk</Label></Description>
            <ProficiencyLevel><SpokenInteraction>C1</SpokenInteraction><Writing>B2</Writing></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic></Skills>
        </LearnerInfo></SkillsPassport>`),
    );
    expect(read?.person.email?.item).toBe('kari@nordstrand.example');
    expect(read?.found).toMatchObject({
      work_experience: [
        {
          item: {
            company: 'Fjordvarme',
            description: 'Utvikler',
            long_description: 'Kart',
            from_year: 2018,
            from_month: 3,
          },
        },
      ],
      language: [
        { item: { language_name: 'Norsk', spoken_language_level: 'native' } },
        {
          item: {
            language_name: 'Engelsk',
            spoken_language_level: 'fluent',
            written_language_level: 'intermediate',
          },
        },
      ],
    });
  });

  it('is read in its present form', () => {
    const read = readEuropass(
      readXml(`<Candidate xmlns="h"><CandidatePerson><PersonName><oa:GivenName>Kari</oa:GivenName><hr:FamilyName>Nordstrand</hr:FamilyName></PersonName>
        <Communication><ChannelCode>Email</ChannelCode><oa:URI>kari@nordstrand.example</oa:URI></Communication></CandidatePerson>
        <CandidateProfile><EmploymentHistory><EmployerHistory><hr:OrganizationName>Fjordvarme</hr:OrganizationName>
          <PositionHistory><PositionTitle>Utvikler</PositionTitle><eures:EmploymentPeriod><StartDate><FormattedDateTime>2018-03</FormattedDateTime></StartDate>
          <EndDate><FormattedDateTime>2020-06-30</FormattedDateTime></EndDate></eures:EmploymentPeriod></PositionHistory></EmployerHistory></EmploymentHistory>
        </CandidateProfile></Candidate>`),
    );
    expect(read?.person.name?.item).toBe('Kari Nordstrand');
    expect(read?.found.work_experience).toMatchObject([
      {
        item: {
          company: 'Fjordvarme',
          description: 'Utvikler',
          from_month: 3,
          to_year: 2020,
          to_month: 6,
        },
      },
    ]);
  });

  it('is no other XML', () => {
    expect(readEuropass(readXml('<invoice/>'))).toBeNull();
  });
});

describe('a Word document', () => {
  const plain = { style: '', size: 11, bold: false, isItem: false, cell: null, links: [] };
  it('is laid out as pages for the engine, with the cells of a row side by side', () => {
    const [page] = pagesOfWord([
      { ...plain, text: 'Arbeidserfaring', style: 'heading 1' },
      { ...plain, text: '2018', cell: { table: 1, row: 0, column: 0, columns: 2 } },
      { ...plain, text: 'Fjordvarme', cell: { table: 1, row: 0, column: 1, columns: 2 } },
    ]);
    const [heading, year, company] = page?.items ?? [];
    expect(heading).toMatchObject({ text: 'Arbeidserfaring', size: 16, bold: true });
    expect(year?.y).toBe(company?.y);
    expect(company?.x).toBeGreaterThan((year?.x ?? 0) + 100);
  });

  it('is read by the engine', () => {
    const read = readCv(
      pagesOfWord([
        { ...plain, text: 'Kari Nordstrand', style: 'Title' },
        { ...plain, text: 'kari@nordstrand.example' },
        { ...plain, text: 'Arbeidserfaring', style: 'heading 1' },
        { ...plain, text: 'Utvikler, Fjordvarme', bold: true },
        { ...plain, text: '2018 – 2020' },
        { ...plain, text: 'Språk', style: 'heading 1' },
        { ...plain, text: 'Norsk' },
      ]),
    );
    expect(read.person.email?.item).toBe('kari@nordstrand.example');
    expect(read.person.name?.item).toBe('Kari Nordstrand');
    expect(read.found.work_experience).toHaveLength(1);
  });
});
