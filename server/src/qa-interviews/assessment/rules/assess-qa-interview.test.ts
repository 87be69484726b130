import { locales } from '@torg/protocol/terms';
import { describe, expect, it } from 'vitest';
import type { QaInterviewData } from '../interview-data.ts';
import { anInterview, goodAnswers } from '../an-interview.ts';
import { assessQaInterview } from './assess-qa-interview.ts';

const opinion = (answers: readonly string[], more: Partial<QaInterviewData> = {}) =>
  assessQaInterview({ ...anInterview(answers).data, ...more }, 'nb');
const good = goodAnswers.map(({ answer }) => answer);
/** The good answers with the second one changed. */
const withSecond = (answer: string) => opinion([String(good[0]), answer, String(good[2])]);

const english = [
  {
    question: 'When did something go wrong in an assignment, and what did you do?',
    answer: `In March 2024 our nightly export to the tax office failed silently for 3 days. I found the
      cause in a changed certificate, added an alert, and wrote down with the client how we would be
      told next time.`,
  },
];
const swedish = [
  {
    question: 'När gick något fel i ett uppdrag, och vad gjorde du då?',
    answer: `I ett uppdrag för en region 2022 stannade journalsystemet i två timmar efter min ändring. Jag
      rullade tillbaka, ringde Region Vinterhamn, och byggde ett prov i Playwright som skulle ha
      visat felet.`,
  },
];

describe('the rules that assess an interview form', () => {
  it('approve answers that address their questions, and say what fits the profile', () => {
    const { approval_status, reason } = opinion(good);
    expect(approval_status).toBe('approved');
    expect(reason).toBe(
      '3 av 3 svar går inn på spørsmålet og er konkrete. Svarene henger sammen med profilen: Kotlin, Kafka, PostgreSQL.',
    );
  });

  it.each([
    ['nothing', '', 'er tomt'],
    ['signs', '… — !!', 'er tomt'],
    ['little', 'Jeg rettet feilen.', 'er kort: 3 ord'],
    [
      'the question',
      'Når gikk noe galt i et oppdrag, og hva gjorde jeg da noe gikk galt i et oppdrag? Hva gjorde jeg i oppdraget da noe gikk galt, og når gikk det galt?',
      'gjentar stort sett bare spørsmålet',
    ],
    [
      'one thing many times',
      'Jeg leverte Kafka i oppdraget. '.repeat(10),
      'gjentar de samme ordene',
    ],
    ['what was said already', String(good[0]), 'er det samme som et annet svar'],
    [
      'something else',
      'Kjøttkaker med brun saus, poteter og erter smaker aller best når mormor lager dem på søndager, særlig med tyttebær ved siden av og vafler etterpå til kaffen.',
      'sier lite om det det spørres om',
    ],
    [
      'nothing in particular',
      'det er alltid viktig med god kommunikasjon og godt samarbeid i oppdrag, og da er det lurt å være åpen, ærlig og løsningsorientert slik at alle parter blir fornøyde til slutt.',
      'er lite konkret',
    ],
  ])('name an answer that says %s', (_what, answer, why) => {
    const { approval_status, reason } = withSecond(answer);
    expect(approval_status).toBe('declined');
    expect(reason).toContain('Svar 2 («Når gikk noe galt i et oppdrag');
    expect(reason).toContain(why);
  });

  it.each([
    ['en', english],
    ['sv', swedish],
  ] as const)('also understand answers in %s', (locale, questions) => {
    const data = { ...anInterview().data, questions };
    expect(assessQaInterview(data, locale)).toMatchObject({ approval_status: 'approved' });
  });

  it('accept one weak answer in four', () => {
    const questions = anInterview().data.questions;
    const four = [...questions, { question: 'Hva er en god kode?', answer: 'Vet ikke.' }];
    expect(opinion(good, { questions: four }).approval_status).toBe('approved');
    const five = [...four, { question: 'Hva er en god test?', answer: 'Vet ikke helt.' }];
    expect(opinion(good, { questions: five }).approval_status).toBe('declined');
  });

  it('give the same reason each time, in the requested language', () => {
    const { data } = anInterview(['', '', '']);
    const reasons = locales.map((locale) => assessQaInterview(data, locale).reason);
    expect(new Set(reasons).size).toBe(3);
    expect(locales.map((locale) => assessQaInterview(data, locale).reason)).toEqual(reasons);
  });

  it('work without a profile', () => {
    const consultant = { description: '', roles: [], skills: [], projects: [], work: [] };
    const { approval_status, reason } = opinion(good, { consultant });
    expect(approval_status).toBe('approved');
    expect(reason).toContain('Ingen av svarene nevner en ferdighet');
  });
});
