import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPng } from '../../adapters/pictures/a-picture.ts';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aCompleteConsultant, aConsultant } from '../../profiles/profiles.fixtures.ts';
import { codeOf, startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { aCompany } from '../../testing/flowcase/a-company.ts';

const list = 'GET /api/main/consultant-companies/{id}/flowcase-profiles';
const start = 'POST /api/main/consultant-companies/{id}/import-flowcase-profiles';
const trigger = 'POST /api/main/consultant-company/{id}/trigger-flowcase-sync';
const picture = 'GET /api/main/consultant-companies/{id}/flowcase-picture';
const named = (user_id: string) => ({ user_id, qa_discipline: 'security' }) as const;

let api: TestApi;
let email = 0;
const anEmail = () => `ola.${(email += 1)}@bolgen.example`;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const profileRow = (profile: string) =>
  api.db.selectFrom('profile').selectAll().where('profile', '=', profile).executeTakeFirstOrThrow();

describe('people from Flowcase', () => {
  it('are listed with the reason why somebody cannot be imported', async () => {
    const [own, other] = [anEmail(), anEmail()];
    const company = await aCompany(api, [
      { id: 'ny', email: anEmail() },
      { id: 'sluttet', email: anEmail(), isDeactivated: true },
      { id: 'uten-adresse' },
      { id: 'kollega', email: own.toUpperCase() },
      { id: 'annet-firma', email: other },
    ]);
    await aConsultant(api.db, { account: { email: own, organization: company.organization } });
    await anAccount(api.db, { email: other, role: 'consultant_buyer' });
    const { body } = await company.client.call(list, { params: company.params });
    expect(
      body.flowcase_profiles.map((one) => [
        one.user_id,
        one.disabled_for_import,
        one.disabled_reason,
        one.colleague !== null,
      ]),
    ).toEqual([
      ['ny', false, null, false],
      ['sluttet', true, 'deactivated', false],
      ['uten-adresse', true, 'no_email', false],
      ['kollega', false, null, true],
      ['annet-firma', true, 'in_another_company', false],
    ]);
  });

  it('become consultants with a profile and an invitation, each with a result of their own', async () => {
    const taken = anEmail();
    const own = anEmail();
    const fresh = anEmail();
    const company = await aCompany(api, [
      {
        id: 'ny',
        name: 'Ny Havstrand',
        email: fresh,
        title: 'Arkitekt',
        jobs: { Isfoss: 'Bygget.' },
      },
      { id: 'opptatt', email: taken },
      { id: 'kollega', email: own, summary: 'Fra Flowcase.' },
      { id: 'sluttet', email: anEmail(), isDeactivated: true },
      { id: 'uten-adresse' },
    ]);
    await anAccount(api.db, { email: taken, role: 'consultant_buyer' });
    const { organization } = company;
    const colleague = await aConsultant(api.db, {
      ...{ account: { email: own, organization }, description: 'Skrevet her.', visible: false },
    });
    const done = await company.bring(
      'ny',
      'opptatt',
      'kollega',
      'sluttet',
      'uten-adresse',
      'borte',
    );
    expect(done.status).toBe('done');
    expect(done.rows.map(({ user_id, status, error }) => [user_id, status, error])).toEqual([
      ['ny', 'imported', null],
      ['opptatt', 'failed', 'email_is_taken'],
      ['kollega', 'linked', null],
      ['sluttet', 'failed', 'flowcase_user_is_deactivated'],
      ['uten-adresse', 'failed', 'flowcase_user_has_no_email'],
      ['borte', 'failed', 'could_not_find_flowcase_user'],
    ]);
    const [made, , linked] = done.rows;
    expect(linked?.profile).toBe(colleague);
    const profile = await company.profileOf(made?.profile ?? '');
    expect(profile).toMatchObject({
      ...{ name: 'Ny Havstrand', title: 'Arkitekt', cvpartner_sync_enabled: true },
      work_experiences: [{ company: 'Isfoss', came: { origin: 'synced', touched: false } }],
    });
    expect((await company.profileOf(colleague)).description).toBe('Skrevet her.');
    expect(api.mail.sent.some(({ to }) => to === fresh)).toBe(true);
  });

  it('keep their discipline, and are sent to review once the rules pass', async () => {
    const company = await aCompany(api, [{ id: 'ny', email: anEmail() }]);
    const done = await company.bring('ny');
    const profile = done.rows[0]?.profile ?? '';
    expect(done.rows[0]?.review).toBe('waits_for_rules');
    await api.runScheduled('send-flowcase-profiles-to-review');
    expect((await profileRow(profile)).qa_status).toBe('not_started');
  });

  it('are sent to review at once if they are colleagues whose profile passes the rules', async () => {
    const own = anEmail();
    const company = await aCompany(api, [{ id: 'kollega', email: own }]);
    const { organization } = company;
    const profile = await aCompleteConsultant(api.db, {
      ...{ account: { email: own, organization }, qaStatus: 'not_started' },
    });
    const done = await company.bring('kollega');
    expect(done.rows).toMatchObject([{ status: 'linked', profile, review: 'sent' }]);
    const { qa_status, discipline } = await profileRow(profile);
    expect([qa_status, discipline]).toEqual(['in_progress', 'security']);
  });

  it('are each made once when the import is killed midway and goes on', async () => {
    const [first, second] = [anEmail(), anEmail()];
    const company = await aCompany(api, [
      { id: 'en', email: first },
      { id: 'to', email: second },
    ]);
    let isKilled = false;
    company.there.whileReading(async (user) => {
      if (user !== 'to' || isKilled) return;
      isKilled = true;
      throw Object.assign(new Error('the process was killed'), { code: '57P01' });
    });
    const halfway = await company.bring('en', 'to');
    expect(halfway.rows.map(({ status }) => status)).toEqual(['imported', 'pending']);
    await api.runScheduled('sweep-flowcase');
    const { body } = await company.client.call('GET /api/main/flowcase-import/{flowcase_import}', {
      params: { flowcase_import: halfway.flowcase_import },
    });
    expect(body.status).toBe('done');
    expect(body.rows.map(({ status }) => status)).toEqual(['imported', 'imported']);
    const made = await api.db
      .selectFrom('account')
      .select('email')
      .where('email', 'in', [first, second])
      .execute();
    expect(made).toHaveLength(2);
  });

  it('are approved at once where the company is on the fast track', async () => {
    const company = await aCompany(api, [{ id: 'ny', email: anEmail() }]);
    await api.db
      .updateTable('organization')
      .set({ fast_track_new_consultants: true })
      .where('organization', '=', company.organization)
      .execute();
    const done = await company.bring('ny');
    expect(done.rows[0]?.review).toBe('approved');
    expect((await profileRow(done.rows[0]?.profile ?? '')).qa_status).toBe('approved');
  });

  it('come once, however often somebody asks at the same time', async () => {
    const company = await aCompany(api, [{ id: 'ny', email: anEmail() }]);
    const body = { cvpartner_users: [named('ny')] };
    const answers = await Promise.all(
      [1, 2, 3].map(() => company.client.call(start, { params: company.params, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    await api.runJobs();
    const links = await api.db
      .selectFrom('flowcase_link')
      .select('user_id')
      .where('organization', '=', company.organization)
      .execute();
    expect(links).toEqual([{ user_id: 'ny' }]);
  });

  it('have their picture encoded anew and shown from our address', async () => {
    const png = (await aPng(300, 200)).toString('base64');
    const company = await aCompany(api, [
      { id: 'ny', email: anEmail(), picture: `data:image/png;base64,${png}` },
      { id: 'rar', email: anEmail(), picture: `data:image/png;base64,${btoa('no picture')}` },
      { id: 'utenfor', email: anEmail(), picture: 'https://bilder.example/portrett.png' },
    ]);
    const { params, client } = company;
    const { body } = await client.call(list, { params });
    const urls = body.flowcase_profiles.map(({ image }) => new URL(image?.url ?? '', 'http://a'));
    const [good, ...others] = await Promise.all(
      urls.map((url) =>
        client.call(picture, { params, query: { picture: url.searchParams.get('picture') ?? '' } }),
      ),
    );
    expect([good?.status, good?.headers['content-type']]).toEqual([200, 'image/webp']);
    const missing = [404, 'could_not_find_image'];
    expect(others.map((other) => [other.status, codeOf(other)])).toEqual([missing, missing]);
    const done = await company.bring('ny', 'rar', 'utenfor');
    expect(done.rows.map(({ status }) => status)).toEqual(['imported', 'imported', 'imported']);
    const images = await Promise.all(
      done.rows.map(async ({ profile }) => (await company.profileOf(profile ?? '')).image),
    );
    expect(images).toEqual([expect.stringMatching(/^\/api\/main\/image\//), null, null]);
  });
});

describe('a company', () => {
  it.each(['consultant_company', 'independent'] as const)(
    'without a subdomain or a key gets one code for all of it: %s',
    async (kind) => {
      const company = await aCompany(api);
      const { client, params } = company;
      await api.db
        .updateTable('organization')
        .set({ kind })
        .where('organization', '=', company.organization)
        .execute();
      await client.call('PATCH /api/main/consultant-companies/{id}/flowcase', {
        params,
        body: { key: null },
      });
      const body = { cvpartner_users: [named('ny')] };
      const answers = [
        await client.call(list, { params }),
        await client.call(start, { params, body }),
        await client.call(trigger, { params }),
      ];
      for (const answer of answers) {
        expect([answer.status, codeOf(answer)]).toEqual([
          400,
          'cvpartner_not_enabled_for_consultant_company',
        ]);
      }
    },
  );

  it('whose Flowcase does not answer gets a code, and nothing is begun', async () => {
    const company = await aCompany(api, [{ id: 'ny', email: anEmail() }]);
    company.there.fail('unavailable');
    const { client, params } = company;
    const body = { cvpartner_users: [named('ny')] };
    for (const answer of [
      await client.call(list, { params }),
      await client.call(start, { params, body }),
    ]) {
      expect([answer.status, codeOf(answer)]).toEqual([500, 'could_not_fetch_from_cv_partner']);
    }
  });

  it('sends its key to its own subdomain only, and never shows it', async () => {
    const company = await aCompany(api, [{ id: 'ny', email: anEmail() }]);
    const { client, params, there, subdomain } = company;
    await client.call(list, { params });
    expect(there.tenants.at(-1)).toEqual({ subdomain, key: 'the-key-of-bolgen' });
    const shown = await client.call('GET /api/main/consultant-companies/{id}/flowcase', { params });
    expect(shown.body).toMatchObject({ has_key: true, is_enabled: true });
    expect(shown.raw.toString()).not.toContain('the-key-of-bolgen');
    const moved = await client.call('PATCH /api/main/consultant-companies/{id}/flowcase', {
      params,
      body: { cvpartner_subdomain: 'somebody-else' },
    });
    expect(moved.body).toMatchObject({ has_key: false, is_enabled: false });
    const row = await api.db
      .selectFrom('flowcase_company')
      .selectAll()
      .where('organization', '=', company.organization)
      .executeTakeFirst();
    expect(row?.sealed_key).toBeNull();
  });

  it('has one label of a host name as its subdomain', async () => {
    const { client, params } = await aCompany(api);
    for (const subdomain of ['a.b', 'evil.example/', '-a', 'a b', 'x'.repeat(64)]) {
      const answer = await client.call('PATCH /api/main/consultant-companies/{id}/flowcase', {
        params,
        body: { cvpartner_subdomain: subdomain },
      });
      expect([subdomain, codeOf(answer)]).toEqual([subdomain, 'request_validation_error']);
    }
  });
});
