import { PDF } from '@libpdf/core';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '@torg/protocol/profiles/profile-shapes';
import type { TestApi, TestClient } from '../../src/testing/start-test-api.ts';
import { demoConsultants } from '../data/people.ts';
import { accountId } from '../load/demo-ids.ts';

let api: TestApi;
let asAdmin: TestClient;

const params = (profile: string) => ({ params: { profile } });
const ask = { anonymized: 'true' } as const;

/** What must not be read anywhere in the files, by rules of this test alone. */
function givenAway(profile: Profile): string[] {
  const { name, email, phone, consultant_company: company, account } = profile;
  const organizations = [
    company?.name ?? '',
    ...profile.projects.map(({ project_customer }) => project_customer),
    ...profile.work_experiences.map((one) => one.company),
  ];
  const all = [account, name, ...name.split(/[ -]/), email ?? '', phone ?? '', ...organizations];
  return [...new Set(all.map((one) => one.trim()).filter((one) => one.length > 2))];
}

const asWord = (text: string): RegExp => {
  const signs = Array.from(text, (sign) => `\\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${signs.join('')}(?![\\p{L}\\p{N}])`, 'gu');
};

/** Short names are parts of other words, so they count as words only. */
const isTold = (text: string, secret: string): boolean =>
  secret.length > 4 ? text.toLowerCase().includes(secret.toLowerCase()) : asWord(secret).test(text);

/** The words of the vocabulary are nobody's own. */
const withoutCompetencies = (text: string, { skills, roles, projects }: Profile): string =>
  [...skills, ...roles, ...projects.flatMap((one) => [...one.project_skills, ...one.project_roles])]
    .map(({ name }) => name)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(asWord(name), ' '), text);

async function textOfPdf(bytes: Buffer): Promise<string> {
  const document = await PDF.load(bytes);
  const text = document.extractText().map((page) => page.text);
  const about = [document.getTitle(), document.getAuthor(), document.getSubject()];
  return [...text, ...about, ...(document.getKeywords() ?? [])].join('\n').replaceAll(/\s+/g, ' ');
}

/** Every part of the file, as a program may read it, without markup. */
const textOfDocx = (bytes: Buffer): string =>
  Object.values(unzipSync(bytes))
    .map((part) => strFromU8(part).replaceAll(/<[^>]*>/g, ' '))
    .join('\n')
    .replaceAll(/\s+/g, ' ');

export function checkAnonymousCvs(demo: () => TestApi): void {
  beforeAll(async () => {
    api = demo();
    const { account } = await api.db
      .selectFrom('account')
      .select('account')
      .where('email', '=', 'admin@torg.example')
      .executeTakeFirstOrThrow();
    asAdmin = await api.signedIn(account);
  });

  describe('the anonymous CV of everybody in the demo town', () => {
    it('tells in no file, name or property who it is about, nor for whom they have worked', async () => {
      const told: string[] = [];
      let files = 0;
      for (const { key } of demoConsultants) {
        const profile = accountId(key);
        const read = await asAdmin.call('GET /api/main/profile/{profile}', params(profile));
        const pdf = await asAdmin.call('GET /api/main/profile/{profile}/cv/pdf', {
          ...params(profile),
          query: ask,
        });
        if (pdf.error?.errorCode === 'missing_cv_data') continue;
        expect([key, pdf.status]).toEqual([key, 200]);
        const docx = await asAdmin.call('GET /api/main/profile/{profile}/cv/docx', {
          ...params(profile),
          query: ask,
        });
        for (const [{ headers, raw }, textOf] of [
          [pdf, textOfPdf],
          [docx, textOfDocx],
        ] as const) {
          files += 1;
          const name = decodeURIComponent(String(headers['content-disposition']));
          expect(name).toMatch(/Kandidat [2-9A-Z]{4}/);
          const whole = `${name}\n${await textOf(raw)}`;
          expect(whole).toMatch(/Kandidat [2-9A-Z]{4}/);
          const text = withoutCompetencies(whole, read.body);
          told.push(
            ...givenAway(read.body)
              .filter((secret) => isTold(text, secret))
              .map((secret) => `${key}: ${secret}`),
          );
        }
      }
      expect(told).toEqual([]);
      expect(files).toBeGreaterThan(100);
    }, 300_000);
  });
}
