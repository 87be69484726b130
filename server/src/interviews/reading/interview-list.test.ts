import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { anOpportunity } from '../../opportunities/opportunities.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import {
  anInterestedConsultant,
  anInterviewDesk,
  type InterviewDesk,
} from '../../testing/interviews/an-interview-desk.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { anInterview } from '../interviews.fixtures.ts';

const list = 'GET /api/main/interviews';

describe('the list of interviews', () => {
  let api: TestApi;
  let desks: [InterviewDesk, InterviewDesk];
  let ida: Awaited<ReturnType<typeof anInterestedConsultant>>;
  let made: string[];
  beforeAll(async () => {
    api = await startTestApi();
    const { db } = api;
    desks = [await anInterviewDesk(api), await anInterviewDesk(api)];
    const [{ buyer, colleague, client, company }, other] = desks;
    ida = await anInterestedConsultant(api, desks[0]);
    const need = await anOpportunity(db, { organization: client });
    const ownNeed = await anOpportunity(db, { organization: company });
    const ofOwn = await anAssignment(db, { organization: client, editors: [colleague.account] });
    const followed = await anOpportunity(db, { organization: client, own_of: ofOwn });
    const torgs = await anOpportunity(db, { organization: null });
    const elsewhere = await aConsultant(db, { account: { organization: other.company } });
    const { assignment, account } = ida;
    const past = { state: 'booked' as const, minutes: 45, booked_at: new Date() };
    made = [
      await anInterview(db, { assignment, account, people: [buyer.account, other.buyer.account] }),
      await anInterview(db, { opportunity: need, account: elsewhere, people: [buyer.account] }),
      await anInterview(db, { opportunity: ownNeed, account: elsewhere, people: [account] }),
      await anInterview(db, { opportunity: followed, account, people: [colleague.account] }),
      await anInterview(db, { opportunity: torgs, account, people: [other.buyer.account] }),
      await anInterview(db, {
        ...{ assignment, account, people: [buyer.account], ...past },
        starts_at: new Date('2026-01-05T09:00:00Z'),
      }),
    ];
  });
  afterAll(() => api.close());

  const everybody = (): Record<string, TestClient> => {
    const [one, other] = desks;
    return {
      ...{ consultant: ida.as, admin: one.admin, buyer: one.buyer.as, colleague: one.colleague.as },
      ...{ companyAdmin: one.companyAdmin.as, otherBuyer: other.buyer.as },
      ...{ otherColleague: other.colleague.as, otherCompanyAdmin: other.companyAdmin.as },
    };
  };
  const listed = async (as: TestClient, query: object = {}) => {
    const { body, status } = await as.call(list, { query });
    expect(status).toBe(200);
    return { ...body, ids: body.interviews.map(({ interview }) => interview) };
  };

  it('shows everybody exactly the interviews that they may open', async () => {
    const counts: Record<string, number> = {};
    for (const [who, as] of Object.entries(everybody())) {
      const open: string[] = [];
      for (const interview of made) {
        const one = await as.call('GET /api/main/interviews/{interview}', {
          params: { interview },
        });
        if (one.status === 200) open.push(interview);
      }
      const all = await listed(as);
      expect(all.ids.toSorted(), who).toEqual(open.toSorted());
      expect(all.total, who).toBe(open.length);
      counts[who] = open.length;
    }
    expect(counts).toEqual({
      ...{ consultant: 5, admin: 6, buyer: 3, colleague: 2, companyAdmin: 5 },
      ...{ otherBuyer: 2, otherColleague: 0, otherCompanyAdmin: 2 },
    });
  });

  it('divides them into those to come and the others, and into pages', async () => {
    const { buyer } = desks[0];
    const { assignment } = ida;
    expect((await listed(buyer.as, { assignment, period: 'open' })).ids).toEqual([made[0]]);
    expect((await listed(buyer.as, { assignment, period: 'closed' })).ids).toEqual([made[5]]);
    const second = await listed(buyer.as, { limit: 1, offset: 1 });
    expect([second.ids.length, second.total]).toEqual([1, 3]);
    expect((await listed(buyer.as, { limit: 1, offset: 9 })).total).toBe(3);
  });

  it('says whether times can be offered: by editors, to one who has none to choose from', async () => {
    const { buyer, colleague } = desks[0];
    const { assignment, account: profile } = ida;
    const offers = async (as: TestClient, query: object) => (await listed(as, query)).can.offer;
    expect(await offers(buyer.as, { assignment, profile })).toBe(false);
    expect(await offers(buyer.as, { assignment, profile: colleague.account })).toBe(true);
    expect(await offers(colleague.as, { assignment })).toBe(false);
    expect(await offers(ida.as, { assignment })).toBe(false);
    expect(await offers(buyer.as, {})).toBe(false);
  });

  it('follows a consultant and a buyer whose accounts are merged', async () => {
    const { admin, buyer, client } = desks[0];
    const account = await aConsultant(api.db, { account: { organization: client } });
    const twin = await aConsultant(api.db, { account: { organization: client } });
    const people = [buyer.account] as const;
    const { assignment } = ida;
    const kept = await anInterview(api.db, { assignment, account: twin, people });
    const double = await anInterview(api.db, { assignment, account, people });
    await api.db.deleteFrom('profile').where('profile', '=', account).execute();
    const merged = await admin.call('POST /api/main/admin/accounts/{account}/merge/{other}', {
      params: { account: twin, other: account },
    });
    expect(merged.status, JSON.stringify(merged.error)).toBeLessThan(300);
    const rows = await api.db
      .selectFrom('interview')
      .select(['interview', 'account', 'state'])
      .where('interview', 'in', [kept, double])
      .execute();
    expect(rows.map((row) => row.account)).toEqual([twin, twin]);
    expect(rows.find(({ interview }) => interview === double)?.state).toBe('cancelled');
    expect(rows.find(({ interview }) => interview === kept)?.state).toBe('offered');
  });
});
