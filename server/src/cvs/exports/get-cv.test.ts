import { randomUUID } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aPng } from '../../adapters/pictures/a-picture.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import {
  aCompleteConsultant,
  aConsultant,
  aProfileItem,
} from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

describe('the CV of a consultant', () => {
  let api: TestApi;
  let profile: string;
  let company: string;
  let asConsultant: TestClient;
  let asBuyer: TestClient;
  let asAdmin: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    const { db } = api;
    company = await anOrganization(db, { name: 'Granskog IT AS', kind: 'consultant_company' });
    const account = {
      ...{ name: 'Ida Solbakken', title: 'Systemarkitekt', email: 'ida@granskog.example' },
      ...{ phone: '+47 912 34 567', organization: company },
    };
    profile = await aCompleteConsultant(db, { visible: true, account });
    await aProfileItem(db, profile, 'certification', { name: 'CKA', year: 2023, month: 5 });
    asConsultant = await api.signedIn(profile);
    await asConsultant.call('POST /api/main/profile/{profile}/photo', {
      params: { profile },
      file: { name: 'ida.png', content: await aPng(300, 400) },
    });
    asBuyer = await api.signedIn(await anAccount(db, { role: 'consultant_buyer', name: 'Bo Lie' }));
    asAdmin = await api.signedIn(await anAccount(db, { role: 'admin' }));
  });
  afterAll(() => api.close());

  const pdf = (as: TestClient, query: object = {}, of = profile) =>
    as.call('GET /api/main/profile/{profile}/cv/pdf', { params: { profile: of }, query });
  const docx = (as: TestClient, query: object = {}, of = profile) =>
    as.call('GET /api/main/profile/{profile}/cv/docx', { params: { profile: of }, query });
  async function textOf(bytes: Buffer): Promise<string> {
    const document = await PDF.load(bytes);
    const pages = document.extractText().map(({ text }) => text);
    return pages.join('\n').replaceAll(/\s+/g, ' ');
  }
  const part = (bytes: Buffer, name: string): string => {
    const content = unzipSync(bytes)[name];
    return content ? strFromU8(content) : '';
  };

  it('is a tagged PDF in the language of its reader, with date and version on each page', async () => {
    const { status, raw, headers } = await pdf(asConsultant);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain('CV%20Ida%20Solbakken.pdf');
    const document = await PDF.load(raw);
    expect([document.getTitle(), document.getLanguage()]).toEqual(['CV Ida Solbakken', 'nb']);
    expect(document.getCatalog().has('StructTreeRoot')).toBe(true);
    expect(raw.includes('pdfuaid:part')).toBe(true);
    const text = await textOf(raw);
    for (const told of ['Systemarkitekt', 'Granskog IT AS', 'Prosjekter', 'Ny kundeportal']) {
      expect(text).toContain(told);
    }
    for (const told of [
      'feb. 2021 – nov. 2022',
      'mai 2023',
      'Morsmål'.toLowerCase(),
      'Side 1 av',
    ]) {
      expect(text.replaceAll('\u00A0', ' ').toLowerCase()).toContain(told.toLowerCase());
    }
    expect(raw.includes('/S /Figure')).toBe(true);
    for (const page of document.extractText()) {
      expect(page.text.replaceAll(/\s+/g, ' ')).toMatch(/\d+\. \S+ 20\d\d · Versjon 1/);
    }
  });

  it.each([
    ['classic', 'sv', 'Projekt'],
    ['sidebar', 'en', 'Work experience'],
  ])('is set in the design %s with headings in %s', async (cv_design, locale, heading) => {
    const { raw } = await pdf(asConsultant, { cv_design, template_headings_locale: locale });
    expect((await PDF.load(raw)).getLanguage()).toBe(locale);
    expect(await textOf(raw)).toContain(heading);
  });

  it('is a document for Word with headings, table headers and its language', async () => {
    const { status, raw } = await docx(asConsultant);
    expect(status).toBe(200);
    const document = part(raw, 'word/document.xml');
    for (const mark of [
      '"Title"',
      '"Heading1"',
      '"Heading2"',
      '<w:tblHeader/>',
      'descr="Bilde av',
    ]) {
      expect(document).toContain(mark);
    }
    expect(part(raw, 'word/styles.xml')).toContain('<w:lang w:val="nb-NO"/>');
    expect(part(raw, 'word/footer1.xml')).toContain('Versjon 1');
  });

  it('is the same bytes for the same profile, and a new version after a change', async () => {
    const both = [await pdf(asBuyer), await pdf(asBuyer)];
    expect(both[0]?.raw.equals(both[1]?.raw ?? Buffer.alloc(0))).toBe(true);
    const documents = [await docx(asBuyer), await docx(asBuyer)];
    expect(documents[0]?.raw.equals(documents[1]?.raw ?? Buffer.alloc(0))).toBe(true);
    const other = await aCompleteConsultant(api.db, { visible: true });
    const as = await api.signedIn(other);
    expect(await textOf((await pdf(as, {}, other)).raw)).toContain('Versjon 1');
    await aProfileItem(api.db, other, 'course', { name: 'Et kurs', year: 2020 });
    expect(await textOf((await pdf(as, {}, other)).raw)).toContain('Versjon 2');
  });

  it('tells address and phone only to those who may see them', async () => {
    expect(await textOf((await pdf(asConsultant)).raw)).toContain('ida@granskog.example');
    const text = await textOf((await pdf(asBuyer)).raw);
    expect(text).not.toContain('ida@granskog.example');
    expect(text).not.toContain('912 34 567');
  });

  it('is recorded: the consultant sees who took which version when', async () => {
    const other = await aCompleteConsultant(api.db, { visible: true });
    const as = await api.signedIn(other);
    await pdf(asBuyer, { anonymized: 'true', template_headings_locale: 'en' }, other);
    await docx(as, {}, other);
    const list = await as.call('GET /api/main/profile/{profile}/cv/exports', {
      params: { profile: other },
    });
    expect(list.body.total).toBe(2);
    expect(list.body.cv_exports).toMatchObject([
      { format: 'docx', version: 1, locale: 'nb', anonymized: false, taken_by: { account: other } },
      { format: 'pdf', version: 1, locale: 'en', anonymized: true, taken_by: { name: 'Bo Lie' } },
    ]);
    const events = (await api.events('get_cv')).slice(-2);
    expect(events).toMatchObject([
      { acting_account: asBuyer.account, metadata: { profile: other, format: 'pdf' } },
      { acting_account: other, metadata: { profile: other, format: 'docx' } },
    ]);
    const stranger = await asBuyer.call('GET /api/main/profile/{profile}/cv/exports', {
      params: { profile: other },
    });
    expect(stranger.status).toBe(401);
  });

  it('is one version for many who take it at once', async () => {
    const other = await aCompleteConsultant(api.db, { visible: true });
    const as = await api.signedIn(other);
    const answers = await Promise.all([1, 2, 3, 4].map(() => pdf(as, {}, other)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = await api.db
      .selectFrom('cv_version')
      .select('version')
      .where('profile', '=', other)
      .execute();
    expect(rows).toEqual([{ version: 1 }]);
  });

  it('is refused where there is none, or nothing in it, or nobody may see it', async () => {
    const empty = await aConsultant(api.db, { visible: false });
    const hidden = await aCompleteConsultant(api.db, {});
    const buyer = await anAccount(api.db, { role: 'consultant_buyer' });
    const removed = await aCompleteConsultant(api.db, {});
    await asAdmin.call('DELETE /api/main/profile/{profile}', { params: { profile: removed } });
    const codes = async (of: string, as = asAdmin) => {
      const answers = [await pdf(as, {}, of), await docx(as, {}, of)];
      return answers.map(({ status, error }) => `${status} ${error.errorCode}`);
    };
    const twice = (code: string) => [code, code];
    expect(await codes(randomUUID())).toEqual(twice('404 could_not_find_profile'));
    expect(await codes(empty)).toEqual(twice('500 missing_cv_data'));
    expect(await codes(buyer)).toEqual(twice('500 cannot_create_cv_for_user_without_profile'));
    expect(await codes(removed)).toEqual(['404 cv_pdf_not_found', '404 cv_docx_not_found']);
    expect(await codes(hidden, asBuyer)).toEqual(twice('401 user_is_not_authorized'));
    expect(await codes(hidden, api.stranger)).toEqual(twice('401 user_is_not_authorized'));
  });
});
