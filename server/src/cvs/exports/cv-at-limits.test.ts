import { PDF } from '@libpdf/core';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@torg/protocol/limits';
import { profileItemKinds, type ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import type { Db } from '../../platform/database/tables.ts';
import {
  aCompleteConsultant,
  aConsultant,
  aProfileItem,
} from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

const { items, itemText, description, skills, roles } = limits.profile;
const filled = (length: number): string =>
  'Å bygge det som trengs, og måle at det virker. '.repeat(length / 47 + 1).slice(0, length);
const when = { from_year: 2020, from_month: 1, to_year: 2021, to_month: 2 };
const once = (name: string, text: string) => ({ name, description: text, year: 2020, month: 1 });

const fieldsOf: Record<ProfileItemKind, (name: string, text: string) => object> = {
  project: (name, text) => ({
    ...{ project_name: name, project_customer: name, ...when },
    ...{ project_description: text, project_role_description: text },
  }),
  work_experience: (name, text) => ({
    company: name,
    description: name,
    long_description: text,
    ...when,
  }),
  education: (name, text) => ({
    school: name,
    programme: name,
    degree: name,
    description: text,
    ...when,
  }),
  course: once,
  certification: once,
  honor: once,
  presentation: once,
  publication: once,
  position_experience: (name, text) => ({
    name,
    description: text,
    year_from: 2020,
    year_to: 2021,
  }),
  language: (name) => ({ language_name: name, spoken_language_level: 'fluent' }),
};

const competenciesOf = async (db: Db, type: 'role' | 'skill', most: number): Promise<string[]> => {
  const query = db.selectFrom('competency').select('competency').where('type', '=', type);
  const rows = await query.orderBy('key').limit(most).execute();
  return rows.map(({ competency }) => competency);
};

/** As many entries of each kind as there may be, with texts of this length. */
async function aFullProfile(db: Db, length: number): Promise<string> {
  const profile = await aConsultant(db, {
    account: { name: 'N'.repeat(limits.account.name), title: 'T'.repeat(limits.account.title) },
    description: filled(description.max),
    skills: await competenciesOf(db, 'skill', skills.max),
    roles: await competenciesOf(db, 'role', roles),
  });
  for (const kind of profileItemKinds) {
    for (let at = 0; at < items; at += 1) {
      const name = `${kind} ${at} `.padEnd(limits.profile.itemName, 'x');
      await aProfileItem(db, profile, kind, { ...fieldsOf[kind](name, filled(length)) });
    }
  }
  return profile;
}

describe('the CV of a profile with all the entries that it may have', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const take = async (as: TestClient, profile: string, form: 'pdf' | 'docx') =>
    as.call(`GET /api/main/profile/{profile}/cv/${form}`, { params: { profile } });

  it('has every one of them, as PDF and for Word', async () => {
    const profile = await aFullProfile(api.db, 200);
    const as = await api.signedIn(profile);
    const pdf = await take(as, profile, 'pdf');
    expect(pdf.status).toBe(200);
    expect((await PDF.load(pdf.raw)).getPageCount()).toBeGreaterThan(100);
    const docx = await take(as, profile, 'docx');
    expect(docx.status).toBe(200);
    const whole = strFromU8(unzipSync(docx.raw)['word/document.xml'] ?? new Uint8Array());
    for (const kind of profileItemKinds) {
      expect(whole).toContain(`${kind} 0 xxx`);
      expect(whole).toContain(`${kind} ${items - 1} xxx`);
    }
  }, 120_000);

  it('may be too long to be made where each is as long as a book, and others are made after it', async () => {
    const profile = await aFullProfile(api.db, itemText);
    const as = await api.signedIn(profile);
    const { status, error } = await take(as, profile, 'pdf');
    // Whether it is made in time depends on the machine.
    const answer = status === 200 ? 'made' : error.errorCode;
    expect(['made', 'cv_pdf_unable_to_generate']).toContain(answer);
    const other = await aCompleteConsultant(api.db);
    const asOther = await api.signedIn(other);
    expect((await take(asOther, other, 'pdf')).status).toBe(200);
  }, 180_000);
});
