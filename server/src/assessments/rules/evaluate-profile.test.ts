import { describe, expect, it } from 'vitest';
import { knowledge, named, withNarrower } from '../../../assessment-corpus/vocabulary.ts';
import type { CvEntry, MaskedCv } from '../cv/masked-cv.ts';
import { assessProfile } from './assess-profile.ts';
import { asksForLanguages } from './need-to-meet.ts';
import { evaluateProfile } from './evaluate-profile.ts';

const about = { locale: 'nb', today: '2026-11-24' } as const;
const id = (at: number): string => `6b8f5f2e-6d0c-4f0a-9f39-3d6f6f0f7a${10 + at}`;

const anEntry = (at: number, fields: Partial<CvEntry>): CvEntry => ({
  ...{ item: id(at), kind: 'project', title: `Prosjekt ${at}`, text: '', role_text: '' },
  ...{ from: null, to: null, is_current: false, skills: [], roles: [] },
  ...fields,
});
const aCv = (fields: Partial<MaskedCv> = {}): MaskedCv => ({
  ...{ profile: id(80), title: '', description: '', availability: null, remote_work_ok: false },
  ...{ regions: [], skills: [], roles: [], languages: [], entries: [], flags: [] },
  ...fields,
});
const judge = (cv: MaskedCv, criteria: string, locale: 'nb' | 'sv' | 'en' = 'nb') => {
  const criterion = { id: 'ac_0000000001', criteria, importance: 'ABSOLUTE' } as const;
  const [result] = evaluateProfile(cv, [criterion], knowledge, {
    ...about,
    locale,
  }).criteriaResults;
  if (result === undefined) throw new Error('there is no result');
  return result;
};
const java = named('skill', 'java');
const years = (from: string, to: string | null) => ({ from, to, is_current: to === null });

describe('a text for a part of a skill', () => {
  const react = named('skill', 'react');
  const narrowed = withNarrower('react', ['Hookaria']);
  const cv = aCv({
    entries: [anEntry(1, { ...years('2020-01', '2024-12'), text: 'Bygget portalen i Hookaria.' })],
  });
  const asked = (criteria: string) =>
    evaluateProfile(
      cv,
      [{ id: 'ac_0000000001', criteria, importance: 'ABSOLUTE' }],
      narrowed,
      about,
    ).score;

  it('shows the skill in a CV, and asks for nothing of it in a criterion', () => {
    expect(asked(`Erfaring med ${react.name}`)).toBeGreaterThan(70);
    expect(judge(cv, `Erfaring med ${react.name}`).fulfillmentScore).toBeLessThan(30);
  });
});

describe('a criterion about when somebody can start', () => {
  it('is answered with the day as it is written in the language', () => {
    const cv = aCv({ availability: '2027-01-04' });
    const asked = { nb: 'Ledig fra 1. februar 2027', en: 'Available from 1 February 2027' };
    const inNorwegian = judge(cv, asked.nb);
    expect(inNorwegian.reason).toBe('Er ledig fra 4. januar 2027.');
    expect(inNorwegian.evidence).toEqual([{ item: cv.profile, quote: '2027-01-04' }]);
    expect(judge(cv, 'Tillgänglig från 1 februari 2027', 'sv').reason).toBe(
      'Är ledig från 4 januari 2027.',
    );
    expect(judge(cv, asked.en, 'en').reason).toBe('Is available from 4 January 2027.');
  });
});

describe('what a CV does not name', () => {
  it('is called what it is called in the language of the reader', () => {
    const asked = 'Har erfaring som Java-utvikler';
    const cv = aCv({ entries: [anEntry(1, { text: 'Bakte brød.' })] });
    expect(judge(cv, asked).reason).toBe('CV-en nevner ikke Java-utvikler.');
    expect(judge(cv, asked, 'sv').reason).toBe('CV:t nämner inte Javautvecklare.');
  });
});

describe('a criterion about years', () => {
  it('counts overlapping projects once', () => {
    const cv = aCv({
      entries: [
        anEntry(1, { ...years('2020-01', '2022-12'), skills: [java] }),
        anEntry(2, { ...years('2021-01', '2023-12'), skills: [java] }),
      ],
    });
    expect(judge(cv, 'Minst fire års erfaring med Java')).toMatchObject({ fulfillmentScore: 100 });
    const short = judge(cv, 'Minst fem års erfaring med Java');
    expect(short.fulfillmentScore).toBeLessThan(70);
    expect(short.reason).toContain('4 år');
    expect(short.reason).toContain('5 år');
  });

  it('counts what goes on until today', () => {
    const cv = aCv({ entries: [anEntry(1, { ...years('2021-12', null), skills: [java] })] });
    expect(judge(cv, 'At least five years of Java').fulfillmentScore).toBe(100);
  });

  it('gives less for what was long ago', () => {
    const of = (from: string, to: string) =>
      judge(aCv({ entries: [anEntry(1, { ...years(from, to), skills: [java] })] }), 'Java');
    expect(of('2005-01', '2010-12').fulfillmentScore).toBeLessThan(
      of('2019-01', '2024-12').fulfillmentScore,
    );
    expect(of('2005-01', '2010-12').reason).toContain('2010');
  });
});

describe('a skill', () => {
  it('is shown by a narrower one, and by its name in a text', () => {
    const spring = aCv({
      entries: [anEntry(1, { ...years('2022-01', null), skills: [named('skill', 'spring-boot')] })],
    });
    expect(judge(spring, 'Erfaring med Java').fulfillmentScore).toBeGreaterThanOrEqual(70);
    const text = aCv({
      entries: [anEntry(1, { ...years('2022-01', null), role_text: 'Skrev tjenester i Java.' })],
    });
    const found = judge(text, 'Erfaring med Java');
    expect(found.fulfillmentScore).toBeGreaterThanOrEqual(70);
    expect(found.evidence).toEqual([{ item: id(1), quote: 'Skrev tjenester i Java.' }]);
  });

  it('is not shown where a text denies it', () => {
    const cv = aCv({
      entries: [anEntry(1, { ...years('2022-01', null), role_text: 'Vi brukte ikke Java.' })],
    });
    expect(judge(cv, 'Erfaring med Java')).toMatchObject({ fulfillmentScore: 0, evidence: [] });
  });

  it('counts less where it is only listed, and more where it is marked', () => {
    const listed = judge(aCv({ skills: [{ ...java, expert: false }] }), 'Erfaring med Java');
    const marked = judge(aCv({ skills: [{ ...java, expert: true }] }), 'Erfaring med Java');
    expect(listed.fulfillmentScore).toBeLessThan(marked.fulfillmentScore);
    expect(marked.fulfillmentScore).toBeLessThan(70);
    expect(listed.evidence).toEqual([{ item: id(80), quote: 'Java' }]);
  });

  it('is enough where a criterion names several of which one is wanted', () => {
    const cv = aCv({ entries: [anEntry(1, { ...years('2020-01', null), skills: [java] })] });
    expect(judge(cv, 'Erfaring med Kotlin eller Java').fulfillmentScore).toBe(100);
    expect(judge(cv, 'Erfaring med Rust og Java').fulfillmentScore).toBeLessThan(60);
  });
});

describe('other criteria', () => {
  it('are read from languages, places, days, degrees and clearances', () => {
    const cv = aCv({
      description: 'Sikkerhetsklarert for HEMMELIG.',
      availability: '2026-12-01',
      regions: [named('region', 'NO-46')],
      languages: [{ item: id(70), name: 'Svenska', locale: 'sv', spoken: 'fluent', written: null }],
      entries: [anEntry(1, { kind: 'education', title: 'Master, Informatikk' })],
    });
    const met = [
      'Svensk flytende',
      'Kan møte i Bergen to dager i uken',
      'Ledig fra 1. desember 2026',
      'Mastergrad i informatikk',
      'Sikkerhetsklarering for KONFIDENSIELT',
    ];
    for (const text of met) expect(judge(cv, text), text).toMatchObject({ fulfillmentScore: 100 });
    const not = ['Finsk', 'Kan møte i Tromsø', 'Doktorgrad', 'Klarering for STRENGT HEMMELIG'];
    for (const text of not) expect(judge(cv, text).fulfillmentScore, text).toBeLessThan(70);
  });

  it('fall back to their meaning, across languages, and say so', () => {
    const cv = aCv({
      entries: [
        anEntry(1, {
          ...years('2020-01', null),
          role_text: 'Coached new colleagues and led workshops.',
        }),
      ],
    });
    const { fulfillmentScore, reason, evidence } = judge(cv, 'Har veiledet kolleger');
    expect(fulfillmentScore).toBeGreaterThanOrEqual(50);
    expect(reason).toContain('Ingen regel');
    expect(evidence).toHaveLength(1);
  });

  it('are told in the language of who asks', () => {
    const cv = aCv({ entries: [anEntry(1, { ...years('2020-01', null), skills: [java] })] });
    expect(judge(cv, 'Java', 'nb').reason).toMatch(/^Har brukt Java/);
    expect(judge(cv, 'Java', 'sv').reason).toMatch(/^Har använt Java/);
    expect(judge(cv, 'Java', 'en').reason).toMatch(/^Has used Java/);
  });
});

describe('what is asked for', () => {
  const asked = {
    ...{ title: 'Javautvikler', criteria: [], roles: [], region: null, start_date: null },
    ...{ allow_remote_work: false, requirements: [], skills: [java] },
  };

  it('counts where there are no criteria, and languages are asked for only by their names', () => {
    const cv = aCv({ entries: [anEntry(1, { ...years('2020-01', null), skills: [java] })] });
    const { score, strengths, matchingConfidence } = assessProfile(cv, asked, knowledge, about);
    expect([score, matchingConfidence]).toEqual([100, 'VeryGoodMatch']);
    expect(strengths).toMatchObject([{ title: 'Har erfaring med Java' }]);
    expect(asksForLanguages([{ criteria: 'Java' }], knowledge)).toBe(false);
    expect(asksForLanguages([{ criteria: 'Norsk og engelsk' }], knowledge)).toBe(true);
  });

  it('flags lines in which somebody has pasted it', () => {
    const line = 'Minst fem års erfaring med Java og Spring Boot i store systemer';
    const cv = aCv({ description: `Utvikler.\n${line}` });
    const criterion = { id: 'ac_0000000001', criteria: line, importance: 'ABSOLUTE' } as const;
    const { score, flags } = evaluateProfile(cv, [criterion], knowledge, about);
    expect(score).toBe(0);
    expect(flags).toEqual([{ item: id(80), quote: line }]);
  });
});
