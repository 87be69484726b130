import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { aRelation, aTemplate } from '../adapters/word-templates/a-template.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { aCompleteConsultant, aConsultant } from '../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';

const upload = 'POST /api/main/organization/{id}/cv-template/upload';
const replace = 'PUT /api/main/organization-cv-template/{id}';
const download = 'GET /api/main/organization-cv-template/{id}/download';
const remove = 'DELETE /api/main/organization-cv-template/{id}';
const used = 'GET /api/main/profile/{profile_id}/cv-template/{template_id}/download';

const preview = 'GET /api/main/organization-cv-template/{id}/preview';

const starters = ['torg-cv-mal.docx', 'torg-cv-mall.docx', 'torg-cv-template.docx'];
const file = (lines: readonly string[], name = 'Vår mal.docx') => ({
  name,
  content: aTemplate({ lines }),
});
const lines = ['{name}', '{h.projects}', '{#projects}{name}{/projects}'];

describe('the CV templates of an organization', () => {
  let api: TestApi;
  let company: string;
  let asAdmin: TestClient;
  let asConsultant: TestClient;
  let asRival: TestClient;
  let profile: string;

  beforeAll(async () => {
    api = await startTestApi();
    const { db } = api;
    company = await anOrganization(db, { name: 'Granskog IT AS', kind: 'consultant_company' });
    const rival = await anOrganization(db, { name: 'Bølgen', kind: 'consultant_company' });
    const adminOf = (organization: string) =>
      aConsultant(db, { account: { organization, is_admin_in_company: true } });
    asAdmin = await api.signedIn(await adminOf(company));
    asRival = await api.signedIn(await adminOf(rival));
    const account = { name: 'Ida Solbakken', organization: company };
    profile = await aCompleteConsultant(db, { visible: true, account });
    asConsultant = await api.signedIn(profile);
  });
  afterAll(() => api.close());

  const add = (form = file(lines), body: object = {}) =>
    asAdmin.call(upload, { params: { id: company }, file: form, body });
  const listed = async (as: TestClient) => {
    const { body } = await as.call('GET /api/main/organization/{id}/cv-templates', {
      params: { id: company },
    });
    return body.cv_templates.map(({ uuid }) => uuid);
  };

  it('an uploaded template is called as its file and says what was found in it', async () => {
    const { status, body } = await add(
      file(['{navn} {name} {prosjekter}', '{#project}{/project}']),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ organization: company, display_name: 'Vår mal', file_name: 'Vår mal.docx' },
      can: { edit: true, remove: true },
      check: {
        tags: ['navn', 'name', 'prosjekter', 'project'],
        unknown: [
          { tag: 'navn', nearest: 'name' },
          { tag: 'prosjekter', nearest: '#projects' },
          { tag: 'project', nearest: 'projects' },
        ],
        problems: [],
      },
    });
    expect(await listed(asConsultant)).toContain(body.uuid);
    const one = await asConsultant.call(
      'GET /api/main/organization/{id}/cv-templates/{template_id}',
      {
        params: { id: company, template_id: body.uuid },
      },
    );
    expect(one.body).toMatchObject({ uuid: body.uuid, can: { edit: false, remove: false } });
    const own = await asConsultant.call('GET /api/main/account/cv-templates', {});
    expect(own.body.cv_templates.map(({ uuid }) => uuid)).toContain(body.uuid);
  });

  it.each(starters)('to begin with, %s has only known tags, and is filled', async (starter) => {
    const content = await readFile(join(import.meta.dirname, '../../../web/public', starter));
    const { status, body } = await add({ name: starter, content });
    expect([status, body.check]).toMatchObject([201, { unknown: [], problems: [] }]);
    const answer = await asAdmin.call(used, {
      params: { profile_id: profile, template_id: body.uuid },
      query: { template_headings_locale: 'en' },
    });
    const text = strFromU8(unzipSync(answer.raw)['word/document.xml'] ?? new Uint8Array());
    for (const told of ['Ida Solbakken', 'Work experience']) expect(text).toContain(told);
    expect(text).not.toMatch(/[{}]/);
  });

  it('a name may be sent with the file, and an empty one is none', async () => {
    expect((await add(file(lines), { display_name: ' Kort ' })).body.display_name).toBe('Kort');
    expect((await add(file(lines), { display_name: '' })).body.display_name).toBe('Vår mal');
    const long = await add(file(lines), { display_name: 'a'.repeat(256) });
    expect([long.status, long.body]).toMatchObject([
      400,
      { errorCode: 'request_validation_error' },
    ]);
  });

  it('a loop that is not closed is refused with its paragraph, and nothing is kept', async () => {
    const before = await listed(asAdmin);
    const { status, body } = await add(file(['Hei', 'Her {#projects} mer']));
    expect([status, body]).toMatchObject([400, { errorCode: 'could_not_upload_file' }]);
    expect(body).toMatchObject({
      issues: [{ path: 'file', code: 'unclosed_loop', details: { tag: 'projects', paragraph: 2 } }],
    });
    expect(await listed(asAdmin)).toEqual(before);
  });

  it('what loads something or is no Word document is refused', async () => {
    const relation = aRelation('attachedTemplate', 'file:///x.dotm');
    const forms = [
      { name: 'a.docx', content: aTemplate({ lines, relation }) },
      { name: 'a.docx', content: '%PDF-1.7' },
    ];
    for (const form of forms) {
      const { status, body } = await asAdmin.call(upload, {
        params: { id: company },
        file: form,
      });
      expect([status, body]).toMatchObject([400, { errorCode: 'unsupported_file_type' }]);
    }
    const { body } = await asAdmin.call(upload, {
      params: { id: company },
      file: { name: 'a.docx', content: aTemplate({ lines, relation }) },
    });
    expect(body).toMatchObject({ issues: [{ path: 'file', code: 'loads_from_elsewhere' }] });
  });

  it('is shown with a long made-up CV and with one that has next to nothing', async () => {
    const tags = ['{name}', '{#projects}{name}', '{/projects}', '{^courses}Ingen kurs{/courses}'];
    const { uuid } = (await add(file([...tags, 'Foto: {%image}', '({email})']))).body;
    const taken = (await api.events('get_cv')).length;
    const shown = async (as: TestClient, query: object) => {
      const { status, raw } = await as.call(preview, { params: { id: uuid }, query });
      expect(status).toBe(200);
      const parts = unzipSync(raw);
      const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
      return { text, files: Object.keys(parts) };
    };
    const full = await shown(asConsultant, { template_headings_locale: 'sv' });
    for (const told of ['Karin Nordvik', 'Ny kundportal', '@example.com', '<w:drawing>']) {
      expect(full.text).toContain(told);
    }
    expect(full.text).not.toContain('Ingen kurs');
    const thin = await shown(asAdmin, { sample: 'thin', template_headings_locale: 'nb' });
    expect(thin.text).toContain('Kari Nordvik');
    expect(thin.text).toContain('Ingen kurs');
    expect(thin.text).toContain('()');
    expect(thin.files.join()).not.toContain('media');
    expect((await asRival.call(preview, { params: { id: uuid } })).status).toBe(401);
    expect(await api.events('get_cv')).toHaveLength(taken);
  });

  it('a file over the limit is refused', async () => {
    const content = Buffer.alloc(10_000_001);
    const { status, body } = await asAdmin.call(upload, {
      params: { id: company },
      file: { name: 'a.docx', content },
    });
    expect([status, body]).toMatchObject([413, { errorCode: 'payload_too_large' }]);
  });

  it('is renamed, replaced, downloaded and removed', async () => {
    const { uuid } = (await add()).body;
    const params = { id: uuid };
    const renamed = await asAdmin.call(
      'PATCH /api/main/organization-cv-template/{id}/display-name',
      { params, body: { display_name: 'Salg' } },
    );
    expect(renamed.body.display_name).toBe('Salg');
    const replaced = await asAdmin.call(replace, { params, file: file(['{title}'], 'ny.docx') });
    expect(replaced.status).toBe(200);
    expect(replaced.body).toMatchObject({
      ...{ uuid, display_name: 'Salg', file_name: 'ny.docx' },
      check: { tags: ['title'], problems: ['no_name'] },
    });
    const sent = await asConsultant.call(download, { params });
    expect(sent.raw.equals(aTemplate({ lines: ['{title}'] }))).toBe(true);
    expect((await asAdmin.call(remove, { params })).status).toBe(204);
    const gone = await asConsultant.call(download, { params });
    expect([gone.status, gone.body]).toMatchObject([404, { errorCode: 'template_not_found' }]);
    const files = await api.db.selectFrom('file').select('file_name').execute();
    expect(files.map(({ file_name }) => file_name)).not.toContain('ny.docx');
  });

  it('belongs to its organization alone', async () => {
    const { uuid } = (await add()).body;
    const params = { id: uuid };
    const answers = [
      await asRival.call(upload, { params: { id: company }, file: file(lines) }),
      await asConsultant.call(upload, { params: { id: company }, file: file(lines) }),
      await asRival.call(replace, { params, file: file(lines) }),
      await asRival.call(download, { params }),
      await asConsultant.call(remove, { params }),
      await asRival.call(used, {
        params: { profile_id: profile, template_id: uuid },
        query: { template_headings_locale: 'nb' },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
    expect(await listed(asAdmin)).toContain(uuid);
  });

  it('of many replacements at once the last stays, and no file is left over', async () => {
    const { uuid } = (await add()).body;
    const names = ['en.docx', 'to.docx', 'tre.docx', 'fire.docx'];
    const answers = await Promise.all(
      names.map((name) => asAdmin.call(replace, { params: { id: uuid }, file: file(lines, name) })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const left = await api.db
      .selectFrom('file')
      .select('file_name')
      .where('file_name', 'in', names)
      .execute();
    expect(left).toHaveLength(1);
  });

  it('removed while it is replaced, it is gone, and of two removals one finds nothing', async () => {
    const { uuid } = (await add()).body;
    const params = { id: uuid };
    const [replaced, ...removed] = await Promise.all([
      asAdmin.call(replace, { params, file: file(lines) }),
      asAdmin.call(remove, { params }),
      asAdmin.call(remove, { params }),
    ]);
    expect([200, 404]).toContain(replaced?.status);
    const found = removed.filter(({ status }) => status === 204);
    const missing = removed.filter(({ status }) => status === 404);
    expect([found.length, missing.length]).toEqual([1, 1]);
    expect(await listed(asAdmin)).not.toContain(uuid);
  });

  it('shows a CV, which is recorded as every other', async () => {
    const { uuid } = (await add()).body;
    const answer = await asAdmin.call(used, {
      params: { profile_id: profile, template_id: uuid },
      query: { template_headings_locale: 'sv' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toContain('CV%20Ida%20Solbakken');
    const text = strFromU8(unzipSync(answer.raw)['word/document.xml'] ?? new Uint8Array());
    for (const told of ['Ida Solbakken', 'Projekt', 'Ny kundeportal']) expect(text).toContain(told);
    const { body } = await asConsultant.call('GET /api/main/profile/{profile}/cv/exports', {
      params: { profile },
    });
    expect(body.cv_exports[0]).toMatchObject({
      ...{ format: 'docx', locale: 'sv', translation: null },
      taken_by: { account: asAdmin.account },
    });
    const events = await api.events('get_cv');
    expect(events.at(-1)).toMatchObject({ metadata: { profile, format: 'docx' } });
  });

  it('a translated CV says how much of it is', async () => {
    const { uuid } = (await add()).body;
    const { headers } = await asConsultant.call(used, {
      params: { profile_id: profile, template_id: uuid },
      query: { template_headings_locale: 'en', translate_cv_content_to_locale: 'en' },
    });
    expect(['full', 'partial', 'terms']).toContain(headers['x-cv-translation']);
  });

  it('names what is missing', async () => {
    const { uuid } = (await add()).body;
    const query = { template_headings_locale: 'nb' } as const;
    const take = (profile_id: string, template_id: string) =>
      asAdmin.call(used, { params: { profile_id, template_id }, query });
    const noTemplate = await take(profile, randomUUID());
    expect([noTemplate.status, noTemplate.body]).toMatchObject([
      404,
      { errorCode: 'template_not_found' },
    ]);
    const nobody = await take(randomUUID(), uuid);
    expect(nobody.body).toMatchObject({ errorCode: 'could_not_find_profile' });
    const buyer = await anAccount(api.db, { role: 'consultant_buyer', organization: company });
    expect((await take(buyer, uuid)).body).toMatchObject({
      errorCode: 'cannot_create_cv_for_user_without_profile',
    });
    const noLocale = await asAdmin.call(used, {
      params: { profile_id: profile, template_id: uuid },
      query: {} as typeof query,
    });
    expect(noLocale.status).toBe(400);
  });

  it('whose file is lost is our failure', async () => {
    const { uuid } = (await add()).body;
    const { storage_key } = await api.db
      .selectFrom('cv_template as t')
      .innerJoin('file as f', 'f.file', 't.file')
      .select('f.storage_key')
      .where('t.cv_template', '=', uuid)
      .executeTakeFirstOrThrow();
    await api.torg.parts.external.storage.remove(storage_key);
    const answers = [
      await asAdmin.call(download, { params: { id: uuid } }),
      await asAdmin.call(used, {
        params: { profile_id: profile, template_id: uuid },
        query: { template_headings_locale: 'nb' },
      }),
    ];
    for (const { status, body } of answers) {
      expect([status, body]).toMatchObject([500, { errorCode: 'could_not_download_template' }]);
    }
  });
});
