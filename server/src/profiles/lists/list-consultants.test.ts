import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { aConsultant } from '../profiles.fixtures.ts';

const list = 'GET /api/main/admin/consultants';

describe("the admins' list of consultants", () => {
  let api: TestApi;
  let admin: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    const norwegian = await anOrganization(api.db, {
      name: 'Kvernstein',
      kind: 'consultant_company',
    });
    const swedish = await anOrganization(api.db, {
      name: 'Norrskär',
      kind: 'consultant_company',
      country: 'SE',
    });
    await aConsultant(api.db, {
      availability: '2026-12-01',
      account: { name: 'Anne Åsen', organization: norwegian },
    });
    await aConsultant(api.db, {
      visible: false,
      qaStatus: 'in_progress',
      account: { name: 'Bo Ek', organization: swedish },
    });
    await aConsultant(api.db, { visible: false, account: { name: '100 % Cecilie' } });
  });
  afterAll(() => api.close());

  const names = async (query: object) => {
    const answer = await admin.call(list, { query: { sort: 'name', direction: 'asc', ...query } });
    expect(answer.status).toBe(200);
    expect(answer.body.total).toBe(answer.body.profiles.length);
    return answer.body.profiles.map(({ name }) => name);
  };

  it('contains everybody, and is narrowed by each of its filters', async () => {
    expect(await names({})).toEqual(['100 % Cecilie', 'Anne Åsen', 'Bo Ek']);
    expect(await names({ visibility: 'visible' })).toEqual(['Anne Åsen']);
    expect(await names({ visibility: 'hidden' })).toEqual(['100 % Cecilie', 'Bo Ek']);
    expect(await names({ qa_status: 'in_progress' })).toEqual(['Bo Ek']);
    expect(await names({ country: 'SE' })).toEqual(['Bo Ek']);
    expect(await names({ text: 'kvern' })).toEqual(['Anne Åsen']);
    expect(await names({ text: '100 %' })).toEqual(['100 % Cecilie']);
    expect(await names({ text: '%' })).toEqual(['100 % Cecilie']);
  });

  it('puts consultants without a day last, whatever the sorting', async () => {
    for (const direction of ['asc', 'desc']) {
      expect((await names({ sort: 'availability', direction }))[0]).toBe('Anne Åsen');
    }
  });

  it('is paged', async () => {
    const answer = await admin.call(list, {
      query: { sort: 'name', direction: 'asc', limit: 1, offset: 1 } as never,
    });
    expect(answer.body).toMatchObject({ total: 3, limit: 1, offset: 1 });
    expect(answer.body.profiles.map(({ name }) => name)).toEqual(['Anne Åsen']);
  });

  it('returns the consultants named, without people who are none', async () => {
    const consultant = await aConsultant(api.db, { account: { name: 'Dag Eide' } });
    const answer = await admin.call('POST /api/main/admin/profiles', {
      body: { ids: [consultant, admin.account ?? ''] },
    });
    expect(answer.body.profiles.map(({ account }) => account)).toEqual([consultant]);
  });
});
