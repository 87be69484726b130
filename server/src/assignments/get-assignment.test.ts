import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { aMessage, aThread } from '../messages/messages.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { regionId } from '../regions/regions.queries.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';
import { anAssignment } from './assignments.fixtures.ts';

describe('one assignment', () => {
  let api: TestApi;
  let organization: string;
  let buyer: string;
  let consultant: string;
  let asBuyer: TestClient;
  let asConsultant: TestClient;
  let asAdmin: TestClient;

  const read = (client: TestClient, assignment_id: string, query: object = {}) =>
    client.call('GET /api/main/assignment/{assignment_id}', { params: { assignment_id }, query });

  beforeAll(async () => {
    api = await startTestApi();
    const sales_admin = await anAccount(api.db, {
      role: 'admin',
      name: 'Siv Aune',
      title: 'Selger',
    });
    organization = await anOrganization(api.db, { name: 'Tverrvik Havbruk', sales_admin });
    buyer = await anAccount(api.db, {
      role: 'consultant_buyer',
      organization,
      name: 'Kari Vestli',
      phone: '+47 900 00 000',
    });
    consultant = await anAccount(api.db);
    asBuyer = await api.signedIn(buyer);
    asConsultant = await api.signedIn(consultant);
    asAdmin = await api.signedIn(sales_admin);
  });
  afterAll(() => api.close());

  const aTypical = (more: object = {}) =>
    anAssignment(api.db, {
      organization,
      editors: [buyer],
      region: regionId('NO-03'),
      requirements: JSON.stringify([{ kind: 'must', text: 'Har drevet noe i produksjon' }]),
      deadline_date: '2026-12-20',
      start_date: '2027-01-11',
      admin_deadline: '2026-12-10',
      external_url: 'https://anskaffelser.example/1',
      ...more,
    });

  it('is answered with all its relations', async () => {
    const assignment = await aTypical();
    const { status, body } = await read(asConsultant, assignment, { locale: 'en' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      uuid: assignment,
      state: 'published',
      is_active: true,
      requirements: [{ kind: 'must', text: 'Har drevet noe i produksjon' }],
      deadline: { deadline_with_date: '2026-12-20' },
      start_date: '2027-01-11',
      region: { uuid: regionId('NO-03'), name: 'Oslo', country: 'NO' },
      company: {
        name: 'Tverrvik Havbruk',
        country: 'NO',
        sales_admin: { name: 'Siv Aune', title: 'Selger' },
      },
      editors: [{ uuid: buyer, name: 'Kari Vestli', phone: '+47 900 00 000' }],
      contacts: [{ uuid: buyer }],
      attachments: [],
      message_threads: [],
      interested_consultants: [],
    });
    expect(body.roles).toHaveLength(1);
    expect(body.can).toMatchObject({ edit: false, sendInterest: true, sendCompanyInterest: false });
  });

  it('hides the admins’ notes from everybody else', async () => {
    const assignment = await aTypical();
    for (const client of [asConsultant, asBuyer]) {
      const { body } = await read(client, assignment);
      expect(body).not.toHaveProperty('admin_deadline');
      expect(body).not.toHaveProperty('external_url');
      expect(body.can.seeAdminFields).toBe(false);
    }
    const { body } = await read(asAdmin, assignment);
    expect(body).toMatchObject({
      admin_deadline: '2026-12-10',
      external_url: 'https://anskaffelser.example/1',
    });
    expect(body.can.seeAdminFields).toBe(true);
  });

  it('shows its editor who answered, and each viewer the threads that they take part in', async () => {
    const assignment = await aTypical();
    const kind = 'interest' as const;
    const participants = [consultant, buyer];
    const thread = await aThread(api.db, { kind, assignment, participants });
    await aMessage(api.db, { thread, sender: consultant });
    const row = { assignment, account: consultant, sent_by: consultant, thread };
    await api.db.insertInto('assignment_interest').values(row).execute();
    const forBuyer = (await read(asBuyer, assignment)).body;
    expect(forBuyer.interested_consultants).toMatchObject([{ account: consultant }]);
    expect(forBuyer.message_threads).toMatchObject([
      { thread_id: thread, number_of_unread_messages: 1 },
    ]);
    const forConsultant = (await read(asConsultant, assignment)).body;
    expect(forConsultant.interested_consultants).toMatchObject([{ account: consultant }]);
    expect(forConsultant.message_threads).toMatchObject([{ number_of_unread_messages: 0 }]);
    expect(forConsultant.can.sendInterest).toBe(false);
    const forOther = (await read(await api.signedIn(await anAccount(api.db)), assignment)).body;
    expect(forOther.interested_consultants).toEqual([]);
    expect(forOther.message_threads).toEqual([]);
    expect((await read(asAdmin, assignment)).body.interested_consultants).toHaveLength(1);
  });

  it('is not found when it does not exist, before rights are checked', async () => {
    const { status, error } = await read(asConsultant, randomUUID());
    expect([status, error.errorCode]).toEqual([404, 'could_not_find_assignment']);
    const wrong = await read(asConsultant, 'not-a-uuid');
    expect([wrong.status, wrong.error.errorCode]).toEqual([400, 'request_validation_error']);
  });

  it.each(['draft', 'unpublished', 'closed'] as const)(
    'is refused to people without a relation to it when it is %s',
    async (state) => {
      const assignment = await aTypical({ state });
      const otherBuyer = await anAccount(api.db, { role: 'consultant_buyer', organization });
      for (const client of [asConsultant, await api.signedIn(otherBuyer)]) {
        const { status, error } = await read(client, assignment);
        expect([status, error.errorCode]).toEqual([401, 'user_is_not_authorized']);
      }
      for (const client of [asBuyer, asAdmin]) {
        expect((await read(client, assignment)).body.is_active).toBe(false);
      }
    },
  );

  it('is refused to a buyer of the same client who is not its editor, even when it is public', async () => {
    const colleague = await anAccount(api.db, { role: 'consultant_buyer', organization });
    const { status } = await read(await api.signedIn(colleague), await aTypical());
    expect(status).toBe(401);
  });

  it('counts each view, except by its editors', async () => {
    const assignment = await aTypical();
    for (const client of [asConsultant, asBuyer, asConsultant, asAdmin]) {
      await read(client, assignment);
    }
    const events = (await api.events('get_assignment')) as unknown as {
      acting_account: string;
      metadata: { assignment: string };
    }[];
    const ofThis = events.filter(({ metadata }) => metadata.assignment === assignment);
    expect(ofThis.map((one) => one.acting_account)).toEqual([
      consultant,
      consultant,
      asAdmin.account,
    ]);
  });

  it.each([
    [{ deadline_kind: 'asap' }, { deadline_is_asap: true }],
    [{ deadline_kind: 'continuous' }, { deadline_is_continuous: true }],
    [{ deadline_kind: 'date', deadline_date: '2026-02-28' }, { deadline_with_date: '2026-02-28' }],
    [{ deadline_kind: 'date', deadline_date: null }, { deadline_with_date: null }],
    [{ deadline_kind: null }, null],
  ] as const)('has one kind of deadline, or none: %o', async (columns, deadline) => {
    const assignment = await aTypical({ deadline_date: null, ...columns });
    expect((await read(asBuyer, assignment)).body.deadline).toEqual(deadline);
  });
});
