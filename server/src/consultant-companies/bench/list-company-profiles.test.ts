import { profileRules } from '@torg/protocol/profiles/profile-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import {
  aCompleteConsultant,
  aConsultant,
  aProfileItem,
} from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

const list = 'GET /api/main/consultant-companies/{id}/profiles';
const validated = 'GET /api/main/consultant-companies/{id}/profiles-with-validations';

describe("a company's consultants", () => {
  let api: TestApi;
  let id: string;
  let companyAdmin: TestClient;
  let people: Record<'complete' | 'rejected' | 'fresh', string>;
  let project: string;

  beforeAll(async () => {
    api = await startTestApi();
    const { db } = api;
    id = await anOrganization(db, { name: 'Granskog IT', kind: 'consultant_company' });
    const named = (name: string) => ({ name, organization: id });
    const account = { ...named('Berit Haug'), is_admin_in_company: true };
    companyAdmin = await api.signedIn(await aConsultant(db, { account }));
    people = {
      complete: await aCompleteConsultant(db, { account: named('ada Lie') }),
      rejected: await aConsultant(db, {
        account: named('Didrik Moe'),
        visible: false,
        qaStatus: 'rejected',
      }),
      fresh: await aConsultant(db, { account: named('Camilla Aas'), visible: false }),
    };
    project = await aProfileItem(db, people.fresh, 'project', { project_name: 'Nytt nettsted' });
    const other = await anOrganization(db, { kind: 'consultant_company' });
    await aConsultant(db, { account: { name: 'Anders Elsewhere', organization: other } });
    await aConsultant(db, { account: { name: 'Alene' } });
  });
  afterAll(() => api.close());

  it('are listed by name regardless of case, without those of other companies', async () => {
    const { body } = await companyAdmin.call(list, { params: { id } });
    expect(body.profiles.map(({ name }) => name)).toEqual([
      'ada Lie',
      'Berit Haug',
      'Camilla Aas',
      'Didrik Moe',
    ]);
    expect(body.profiles[1]).toMatchObject({
      account: companyAdmin.account,
      is_consultant_admin: true,
      qa_status: 'approved',
      visible_in_search: true,
      consultant_company: { type: 'consultant_company', id, name: 'Granskog IT' },
    });
  });

  it('show since which day of the market they are active', async () => {
    await api.db
      .updateTable('profile')
      .set({ active_since: new Date('2026-03-31T22:30:00Z') })
      .where('profile', '=', companyAdmin.account ?? '')
      .execute();
    const { body } = await companyAdmin.call(list, { params: { id } });
    const own = body.profiles.find(({ account }) => account === companyAdmin.account);
    expect(own?.active_since_date).toBe('2026-04-01');
  });

  it('are filtered by one or several states of their review', async () => {
    const namesIn = async (qa_statuses: string) => {
      const { body } = await companyAdmin.call(list, {
        params: { id },
        query: { qa_statuses: qa_statuses as 'rejected' },
      });
      return body.profiles.map(({ name }) => name);
    };
    expect(await namesIn('rejected')).toEqual(['Didrik Moe']);
    expect(await namesIn('in_progress')).toEqual([]);
    const url = `/api/main/consultant-companies/${id}/profiles?qa_statuses=rejected&qa_statuses=not_started`;
    const several = await api.app.inject({ url, headers: { cookie: companyAdmin.cookie } });
    expect(several.json().profiles.map(({ name }: { name: string }) => name)).toEqual([
      'ada Lie',
      'Camilla Aas',
      'Didrik Moe',
    ]);
    const wrong = await companyAdmin.call(list, {
      params: { id },
      query: { qa_statuses: 'done' as 'rejected' },
    });
    expect(wrong.error.errorCode).toBe('request_validation_error');
  });

  it('each have the results of the rules for their own profile', async () => {
    const { body } = await companyAdmin.call(validated, { params: { id } });
    expect(body.profiles.map(({ name }) => name)).toHaveLength(4);
    const of = (account: string) => body.profiles.find((one) => one.account === account);
    const failing = (account: string) =>
      of(account)?.validations.filter(({ success }) => !success) ?? [];
    expect(failing(people.complete)).toEqual([]);
    const codes = failing(people.fresh).map(({ code }) => code);
    expect(codes).toContain('image_required');
    expect(codes).toContain('project_customer_required');
    const ofProject = failing(people.fresh).filter((one) => one.project !== undefined);
    expect(new Set(ofProject.map((one) => one.project))).toEqual(new Set([project]));
    for (const { account, validations } of body.profiles) {
      expect(new Set(validations.map(({ profile }) => profile))).toEqual(new Set([account]));
      const rules = Object.entries(profileRules).filter(([, rule]) => rule.scope === 'profile');
      expect(validations.filter((one) => !one.project && !one.work_experience)).toHaveLength(
        rules.length,
      );
    }
  });

  it('agree with the checklist of each profile', async () => {
    const { body } = await companyAdmin.call(validated, { params: { id } });
    for (const { account, validations } of body.profiles) {
      const own = await companyAdmin.call('GET /api/main/profile/{profile}/validate', {
        params: { profile: account },
      });
      expect(own.body.validations).toEqual(validations);
    }
  });

  it('show who is deactivated, and list them last', async () => {
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    const path = '/api/main/admin/accounts/{account}/deactivation';
    const allFacts = async (call: typeof list | typeof validated) => {
      const { body } = await companyAdmin.call(call, { params: { id } });
      return body.profiles.map(({ name, deactivated, visible_in_search }) =>
        [name, deactivated && 'away', visible_in_search && 'seen'].filter(Boolean).join(' '),
      );
    };
    const params = { account: people.complete };
    expect((await admin.call(`POST ${path}`, { params })).status).toBe(200);
    for (const call of [list, validated] as const) {
      expect(await allFacts(call)).toEqual([
        'Berit Haug seen',
        'Camilla Aas',
        'Didrik Moe',
        'ada Lie away',
      ]);
    }
    const { body } = await admin.call('GET /api/main/admin/consultants', {
      query: { company: id },
    });
    const away = body.profiles.filter(({ deactivated }) => deactivated);
    expect(away.map(({ account }) => account)).toEqual([people.complete]);
    expect((await admin.call(`DELETE ${path}`, { params })).status).toBe(200);
    expect((await allFacts(list))[0]).toMatch(/^ada Lie(?! away)/);
  });

  it('are an empty list where there are none', async () => {
    const empty = await anOrganization(api.db, { kind: 'consultant_company' });
    const account = { organization: empty, is_admin_in_company: true };
    const alone = await aConsultant(api.db, { account });
    await api.db.deleteFrom('profile').where('profile', '=', alone).execute();
    const client = await api.signedIn(alone);
    for (const call of [list, validated] as const) {
      const answer = await client.call(call, { params: { id: empty } });
      expect([answer.status, answer.body]).toEqual([200, { profiles: [] }]);
    }
  });
});
