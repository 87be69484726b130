import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { aConsultant, aSignedInConsultant } from '../profiles/profiles.fixtures.ts';
import { codeOf, startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';
import { aJob, aResume } from './a-resume.ts';

const upload = 'POST /api/main/upload/cv';
const uploadPdf = 'POST /api/main/upload/cv-pdf';
const list = 'GET /api/main/profile/{profile}/cv-import';
const open = 'GET /api/main/profile-cv-import/{profile_cv_import}';
const file = 'GET /api/main/profile-cv-import/{profile_cv_import}/cv-pdf';
const remove = 'DELETE /api/main/profile-cv-import/{profile_cv_import}';

/** A PDF that no page is in. */
const damaged = { name: 'cv.pdf', content: '%PDF-1.7\nnothing more' };
const query = { locale: 'nb' } as const;

describe('an uploaded CV', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const listOf = async (client: TestClient, profile: string) =>
    (await client.call(list, { params: { profile } })).body.cv_imports;

  it('is answered before it is read, and then fills the profile with what it says', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const answer = await client.call(upload, { query, file: aResume() });
    expect([answer.status, codeOf(answer)]).toEqual([202, null]);
    expect(await listOf(client, profile)).toMatchObject([
      { ...answer.body, status: 'pending', finished_at: null, error: null, has_file: true },
    ]);
    await api.runJobs();
    const [done] = await listOf(client, profile);
    expect(done).toMatchObject({ status: 'success', can: { apply: true, undo: true } });
    const { body } = await client.call('GET /api/main/profile/{profile}', { params: { profile } });
    expect(body).toMatchObject({
      title: 'Arkitekt',
      work_experiences: [
        {
          company: 'Fjordvarme',
          description: 'Utvikler',
          from_year: 2018,
          to_month: 6,
          came: { origin: 'imported', origin_id: answer.body.profile_cv_import, touched: false },
        },
      ],
    });
    const edits = await api.events('edit_profile');
    expect(edits).toContainEqual({
      kind: 'edit_profile',
      acting_account: profile,
      metadata: { profile, section: 'work_experience' },
    });
    expect(await api.events('delete_cv')).toEqual([]);
  });

  it('of a PDF is read with its places', async () => {
    const { client } = await aSignedInConsultant(api);
    const pdf = PDF.create();
    const page = pdf.addPage();
    const lines = ['Kari Nordstrand', 'kari@nordstrand.example', 'Arbeidserfaring'];
    for (const [at, text] of lines.entries()) {
      page.drawText(text, { x: 50, y: 780 - at * 24, size: at === 0 ? 24 : 12 });
    }
    const content = Buffer.from(await pdf.save());
    const started = await client.call(uploadPdf, { query, file: { name: 'cv.pdf', content } });
    expect(started.status).toBe(202);
    await api.runJobs();
    const { body } = await client.call(open, { params: started.body });
    expect(body.person.name).toMatchObject({ value: 'Kari Nordstrand' });
    expect(body.person.email?.source[0]).toMatchObject({ page: 1, line: 2 });
    const kept = await client.call(file, { params: started.body });
    expect([kept.status, kept.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(kept.raw.equals(content)).toBe(true);
  });

  it('that cannot be read has failed and changed nothing', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    await client.call(uploadPdf, { query, file: damaged });
    await client.call(upload, { query, file: { name: 'a.txt', content: 'Ingen CV.' } });
    await api.runJobs();
    expect(await listOf(client, profile)).toMatchObject([
      { status: 'failed', error: 'could_not_read_pdf', can: { apply: false, undo: false } },
      { status: 'failed', error: 'could_not_read_pdf' },
    ]);
    const { body } = await client.call('GET /api/main/profile/{profile}', { params: { profile } });
    expect([body.title, body.work_experiences]).toEqual([null, []]);
    const moved = (await api.events('could_not_read_cv_import')).map(({ metadata }) => metadata);
    const after = { status: 'failed', error: 'could_not_read_pdf' };
    const move = { before: { status: 'pending' }, after };
    expect(moved.slice(-2)).toMatchObject([move, move]);
  });

  it('has to be a PDF for the one call, and a CV of a known kind for the other', async () => {
    const { client } = await aSignedInConsultant(api);
    const wrong = [
      await client.call(uploadPdf, { query, file: aResume() }),
      await client.call(upload, { query, file: { name: 'a.gif', content: 'GIF89a\u0001\u0000' } }),
    ];
    for (const answer of wrong) {
      expect([answer.status, codeOf(answer)]).toEqual([400, 'unsupported_file_type']);
    }
  });

  it('of more than 20 MB is refused with a code of its own', async () => {
    const { client } = await aSignedInConsultant(api);
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20_000_001, 32)]);
    const answer = await client.call(uploadPdf, { query, file: { name: 'cv.pdf', content } });
    expect([answer.status, codeOf(answer)]).toEqual([413, 'cv_pdf_too_large']);
  });

  it('that our storage does not take is our failure', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const { storage } = api.torg.parts.external;
    const { putFile } = storage;
    storage.putFile = () => Promise.reject(new Error('the disk is full'));
    const answer = await client.call(upload, { query, file: aResume() });
    storage.putFile = putFile;
    expect([answer.status, codeOf(answer)]).toEqual([500, 'could_not_upload_cv']);
    expect(await listOf(client, profile)).toEqual([]);
  });

  const badFlags: [string, string][] = [
    ['no JSON', 'projects'],
    ['an unknown part', '[{"flag_name":"hobby"}]'],
    ['a doubled part', '[{"flag_name":"project"},{"flag_name":"project"}]'],
    ['an unknown field', '[{"flag_name":"project","keep":true}]'],
  ];
  it.each(badFlags)('is refused with %s in its list of parts', async (_what, flags) => {
    const { client, profile } = await aSignedInConsultant(api);
    const body = { feature_extraction_flags: flags };
    const answer = await client.call(upload, { query, body, file: aResume() });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'request_validation_error']);
    expect(await listOf(client, profile)).toEqual([]);
  });

  it('needs a locale of the two, and a profile from an admin', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const english = await client.call(upload, {
      query: { locale: 'en' as never },
      file: aResume(),
    });
    expect(english.error.issues?.map(({ path }) => path)).toEqual(['locale']);
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    const nobodys = await admin.call(upload, { query, file: aResume() });
    expect(nobodys.error.issues?.map(({ path }) => path)).toEqual(['profile']);
    const named = await admin.call(upload, { query: { ...query, profile }, file: aResume() });
    expect(named.status).toBe(202);
    await api.runJobs();
    const [done] = await listOf(client, profile);
    expect(done).toMatchObject({ status: 'success', profile });
  });

  it('of a colleague is for the company admin alone', async () => {
    const organization = await anOrganization(api.db, { kind: 'consultant_company' });
    const account = { organization };
    const colleague = await aConsultant(api.db, { visible: false, account });
    const other = await api.signedIn(await aConsultant(api.db, { account }));
    const isAdmin = { ...account, is_admin_in_company: true };
    const admin = await api.signedIn(await aConsultant(api.db, { account: isAdmin }));
    const input = { query: { ...query, profile: colleague }, file: aResume() };
    const refused = await other.call(upload, input);
    expect([refused.status, codeOf(refused)]).toEqual([401, 'user_is_not_authorized']);
    expect((await admin.call(upload, input)).status).toBe(202);
    await api.runJobs();
    const edits = await api.events('edit_profile');
    expect(edits.at(-1)).toMatchObject({
      acting_account: admin.account,
      metadata: { profile: colleague },
    });
  });

  it('is the same import when twenty equal files come at once', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.call(upload, { query, file: aResume() })),
    );
    const accepted = answers.filter(({ status }) => status === 202);
    const ids = new Set(accepted.map(({ body }) => body.profile_cv_import));
    expect([accepted.length, ids.size]).toEqual([20, 1]);
    await api.runJobs();
    expect(await listOf(client, profile)).toHaveLength(1);
    const { body } = await client.call('GET /api/main/profile/{profile}', { params: { profile } });
    expect(body.work_experiences).toHaveLength(1);
    const { rows } = {
      rows: await api.db
        .selectFrom('file')
        .select('storage_key')
        .where('uploaded_by', '=', profile)
        .execute(),
    };
    expect(rows).toHaveLength(1);
  });

  it('waits for the one before it, and doubles nothing', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const both = [aJob('Fjordvarme'), aJob('Lysåker Bank', 2020)];
    await client.call(upload, { query, file: aResume() });
    await client.call(upload, { query, file: aResume({ work: both }) });
    await api.runJobs();
    const imports = await listOf(client, profile);
    expect(imports.map(({ status }) => status)).toEqual(['success', 'success']);
    const { body } = await client.call('GET /api/main/profile/{profile}', { params: { profile } });
    expect(body.work_experiences.map(({ company }) => company).toSorted()).toEqual([
      'Fjordvarme',
      'Lysåker Bank',
    ]);
    const params = { profile_cv_import: imports[0]?.profile_cv_import ?? '' };
    const { found } = (await client.call(open, { params })).body;
    const jobs = found.find(({ flag_name }) => flag_name === 'work_experience');
    expect(jobs?.entries.map(({ state }) => state)).toEqual(['already_there', 'kept']);
  });

  it('is read again after a job that was killed midway, once', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const { external } = api.torg.parts;
    const { open: openFile } = external.cvFiles;
    external.cvFiles.open = () => Promise.reject(new Error('killed'));
    await client.call(upload, { query, file: aResume() });
    await api.runJobs();
    expect(await listOf(client, profile)).toMatchObject([{ status: 'pending' }]);
    external.cvFiles.open = openFile;
    await api.runScheduled('sweep-pending-cv-imports');
    await api.runScheduled('sweep-pending-cv-imports');
    expect(await listOf(client, profile)).toMatchObject([{ status: 'success' }]);
    const moved = await api.events('read_cv_import');
    expect(moved.filter((one) => JSON.stringify(one).includes(profile))).toHaveLength(1);
    const { body } = await client.call('GET /api/main/profile/{profile}', { params: { profile } });
    expect(body.work_experiences).toHaveLength(1);
  });

  it('that nobody could read for an hour has failed', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const { external } = api.torg.parts;
    const { open: openFile } = external.cvFiles;
    external.cvFiles.open = () => Promise.reject(new Error('killed'));
    await client.call(upload, { query, file: aResume() });
    await api.runJobs();
    api.clock.advance({ minutes: 61 });
    await api.runScheduled('sweep-pending-cv-imports');
    external.cvFiles.open = openFile;
    expect(await listOf(client, profile)).toMatchObject([
      { status: 'failed', error: 'could_not_read_pdf' },
    ]);
  });

  it('is kept for thirty days', async () => {
    const { client } = await aSignedInConsultant(api);
    const started = await client.call(upload, { query, file: aResume() });
    await api.runJobs();
    api.clock.advance({ hours: 29 * 24 });
    const again = await api.signedIn(client.account ?? '');
    await api.runScheduled('sweep-cv-files');
    expect((await again.call(file, { params: started.body })).status).toBe(200);
    api.clock.advance({ hours: 25 });
    // Before its job has run, too.
    expect((await again.call(file, { params: started.body })).status).toBe(404);
    await api.runScheduled('sweep-cv-files');
    const gone = await again.call(file, { params: started.body });
    expect([gone.status, codeOf(gone)]).toEqual([404, 'cv_pdf_not_found']);
    const { body } = await again.call(open, { params: started.body });
    expect(body).toMatchObject({ has_file: false, can: { readFile: false, undo: false } });
  });

  it('can be removed with its file, and the profile stays as it is', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const started = await client.call(upload, { query, file: aResume() });
    await api.runJobs();
    expect((await client.call(remove, { params: started.body })).status).toBe(204);
    const gone = await client.call(open, { params: started.body });
    expect([gone.status, codeOf(gone)]).toEqual([404, 'could_not_find_profile_cv_import']);
    const { body } = await client.call('GET /api/main/profile/{profile}', { params: { profile } });
    expect(body.work_experiences).toHaveLength(1);
    const files = await api.db
      .selectFrom('file')
      .where('uploaded_by', '=', profile)
      .selectAll()
      .execute();
    expect(files).toEqual([]);
  });

  it('goes with the profile of somebody who is removed', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    await client.call(upload, { query, file: aResume() });
    await api.runJobs();
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    const params = { profile };
    const removed = await admin.call('DELETE /api/main/profile/{profile}', {
      params,
      body: {} as never,
    });
    expect(removed.status).toBe(200);
    await api.runJobs();
    const files = await api.db
      .selectFrom('file')
      .where('purpose', '=', 'cv_import')
      .where('uploaded_by', '=', profile)
      .selectAll()
      .execute();
    expect(files).toEqual([]);
  });

  it('counts in the times of the last ninety days', async () => {
    const { client } = await aSignedInConsultant(api);
    const { body } = await client.call('GET /api/main/cv-import-stats');
    expect(Object.keys(body)).toEqual(['min', 'max', 'mean']);
    expect(body.max).not.toBeNull();
    api.clock.advance({ hours: 91 * 24 });
    const later = await api.signedIn(client.account ?? '');
    const after = await later.call('GET /api/main/cv-import-stats');
    expect(after.body).toEqual({ min: null, max: null, mean: null });
  });
});
