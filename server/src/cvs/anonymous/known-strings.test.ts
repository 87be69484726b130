import { describe, expect, it } from 'vitest';
import type { CvContent } from '../content/cv-content.ts';
import { calledName, secretsOf } from './known-strings.ts';
import { withoutSecrets } from './without-secrets.ts';

describe('what people call a company', () => {
  it.each([
    ['Kvernstein Teknologi AS', 'Kvernstein'],
    ['Norrskär Digital AB', 'Norrskär'],
    ['Lerke Design og Utvikling AS', 'Lerke'],
    ['Kvernstein AS', null],
    ['Norsk Data AS', null],
    ['Bergen Konsulenter AS', null],
    ['Etaten for ferjeruter', null],
  ])('%s: %s', (organization, called) => {
    expect(calledName(organization)).toBe(called);
  });

  it('goes out of a text as a word of its own only, unless it is a competency of theirs', () => {
    const cv = {
      ...{ name: 'Kari Vik', roles: [], projects: [], company: null },
      skills: [
        { uuid: 'go', name: 'Go' },
        { uuid: 'oracle', name: 'Oracle' },
      ],
      work_experiences: ['Lerke Design AS', 'Oracle Norge AS'].map((company) => ({ company })),
    };
    const secrets = secretsOf(cv as unknown as CvContent, {
      ...{ contact: [], candidate: 'Kandidat', company: 'selskapet' },
      ...{ customer: () => 'kunden', workplace: () => 'selskapet' },
    });
    const clean = withoutSecrets(secrets, '');
    expect(clean('Fagdag i Lerke Bergen, Lerkes kurs, en lerke i Lerkesang, og Oracle')).toBe(
      'Fagdag i selskapet Bergen, selskapets kurs, en lerke i Lerkesang, og Oracle',
    );
  });
});
