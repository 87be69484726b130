import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../platform/actor.ts';
import { aConsultant, aProfileItem } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { cvWords, openCv, type CvContent } from '../cvs.queries.ts';

describe('the content of a CV', () => {
  let api: TestApi;
  let profile: string;

  beforeAll(async () => {
    api = await startTestApi();
    profile = await aConsultant(api.db, {
      account: { name: 'Ida Solbakken' },
      availability: '2026-01-15',
    });
    const period = { from_year: 2020, from_month: 3, to_year: 2021, to_month: 2 };
    await aProfileItem(api.db, profile, 'education', { school: 'NTNU', ...period });
    await aProfileItem(api.db, profile, 'language', {
      ...{ language_name: 'Engelsk', language_locale: 'en' },
      ...{ spoken_language_level: 'fluent', written_language_level: 'fluent' },
    });
  });
  afterAll(() => api.close());

  const open = (locale: CvContent['locale']) => {
    const actor = { account: profile, role: 'consultant', organization: null } as Actor;
    return openCv(api.db, actor, { profile, locale });
  };

  it.each([
    ['nb', 'Engelsk', 'Flytende', 'mars 2020 – feb. 2021', '1 år'],
    ['sv', 'Engelska', 'Flytande', 'mars 2020 – feb. 2021', '1 år'],
    ['en', 'English', 'Fluent', 'Mar 2020 – Feb 2021', '1 yr'],
  ] as const)('is told in %s: languages, levels, months and durations', async (locale, ...told) => {
    const { languages, educations, first_name, availability_text } = await open(locale);
    const { period } = educations[0] ?? { period: { text: '', duration: '' } };
    const texts = [languages[0]?.name, languages[0]?.level_text, period.text, period.duration];
    expect(texts.map((text) => text?.replaceAll('\u00A0', ' '))).toEqual(told);
    expect([first_name, availability_text]).toEqual(['Ida', cvWords[locale].availableNow]);
  });
});
