import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aMessage, aThread } from '../../messages/messages.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { anAssignment } from '../assignments.fixtures.ts';

describe('the statistics of an assignment', () => {
  let api: TestApi;
  let organization: string;
  let buyer: string;
  let colleague: string;
  let asBuyer: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    organization = await anOrganization(api.db);
    const aBuyer = (name: string) =>
      anAccount(api.db, { role: 'consultant_buyer', organization, name });
    buyer = await aBuyer('Kari Vestli');
    colleague = await aBuyer('Anders Moe');
    asBuyer = await api.signedIn(buyer);
  });
  afterAll(() => api.close());

  const aTypical = (more: object = {}) =>
    anAssignment(api.db, { organization, editors: [buyer, colleague], ...more });
  const stats = (client: TestClient, assignment_id: string) =>
    client.call('GET /api/main/assignment/{assignment_id}/stats', { params: { assignment_id } });
  const activity = (client: TestClient, assignment_id: string) =>
    client.call('GET /api/main/assignment/{assignment_id}/activity', { params: { assignment_id } });
  const look = async (account: string, assignment_id: string) => {
    const client = await api.signedIn(account);
    await client.call('GET /api/main/assignment/{assignment_id}', { params: { assignment_id } });
    await api.torg.parts.seen.flush();
  };
  const answered = async (assignment: string, created_at: Date) => {
    const consultant = await anAccount(api.db, { name: 'Nora Lien' });
    const kind = 'interest' as const;
    const participants = [consultant, buyer];
    const thread = await aThread(api.db, { kind, assignment, participants, created_at });
    const message = await aMessage(api.db, { thread, sender: consultant, created_at });
    return { consultant, thread, message };
  };

  it('are empty at first', async () => {
    const assignment = await aTypical();
    const { status, body } = await stats(asBuyer, assignment);
    expect(status).toBe(200);
    expect(body).toEqual({
      assignmentId: assignment,
      views: 0,
      uniqueUsers: 0,
      recommendationEmailsSent: 0,
      timeToFirstMessage: null,
    });
  });

  it('count views and people, without the editors', async () => {
    const assignment = await aTypical();
    const [ida, per] = [await anAccount(api.db), await anAccount(api.db)];
    for (const account of [ida, per, ida, buyer, colleague]) await look(account, assignment);
    expect((await stats(asBuyer, assignment)).body).toMatchObject({ views: 3, uniqueUsers: 2 });
  });

  it('ignore views that only an app reports', async () => {
    const assignment = await aTypical();
    const consultant = await anAccount(api.db);
    const asConsultant = await api.signedIn(consultant);
    for (const event of ['get_assignment', 'published_assignment']) {
      const { status } = await asConsultant.call('POST /api/main/event-log/entry', {
        body: { actingAccount: consultant, event, metadata: { assignment } },
      });
      expect(status).toBe(201);
    }
    expect((await stats(asBuyer, assignment)).body.views).toBe(0);
    expect((await activity(asBuyer, assignment)).body.events).toEqual([]);
  });

  it('count the mails about it that were sent, not those in the queue', async () => {
    const assignment = await aTypical();
    for (const sent_at of [new Date(), new Date(), null]) {
      const account = await anAccount(api.db);
      await api.db
        .insertInto('recommendation_mail')
        .values({ assignment, account, sent_at })
        .execute();
    }
    expect((await stats(asBuyer, assignment)).body.recommendationEmailsSent).toBe(2);
  });

  it('show how long the first answer took after it became public', async () => {
    const assignment = await aTypical({ public_date: new Date('2026-11-01T08:00:00.000Z') });
    await answered(assignment, new Date('2026-11-05T10:30:00.000Z'));
    await answered(assignment, new Date('2026-11-03T09:00:07.000Z'));
    expect((await stats(asBuyer, assignment)).body.timeToFirstMessage).toEqual({
      days: 2,
      hours: 1,
      seconds: 7,
    });
  });

  it('count from the first publishing when it was published again after the first answer', async () => {
    const first = new Date('2026-10-01T08:00:00.000Z');
    const assignment = await aTypical({ public_date: new Date('2026-11-01T08:00:00.000Z') });
    await answered(assignment, new Date('2026-10-02T08:00:00.000Z'));
    expect((await stats(asBuyer, assignment)).body.timeToFirstMessage).toBeNull();
    const event = { kind: 'published_assignment', acting_account: buyer, assignment };
    const metadata = JSON.stringify({ assignment });
    await api.db
      .insertInto('event')
      .values({ ...event, metadata, created_at: first } as never)
      .execute();
    expect((await stats(asBuyer, assignment)).body.timeToFirstMessage).toEqual({ days: 1 });
  });

  it('are missing for a draft, which nobody could see', async () => {
    const { status, error } = await stats(asBuyer, await aTypical({ state: 'draft' }));
    expect([status, error.errorCode]).toEqual([404, 'could_not_find_assignment_statistics']);
  });

  it('list what happened, newest first, with names', async () => {
    const assignment = await aTypical({ state: 'draft' });
    const params = { assignment_id: assignment };
    await asBuyer.call('POST /api/main/assignment/{assignment_id}/publish', { params });
    const { consultant, thread, message } = await answered(assignment, new Date());
    const sent = { assignment, thread, consultants: [consultant] };
    await api.db
      .insertInto('event')
      .values({
        kind: 'sent_assignment_interest_message',
        acting_account: consultant,
        assignment,
        metadata: JSON.stringify(sent),
      } as never)
      .execute();
    await asBuyer.call('POST /api/main/assignment/{assignment_id}/close', {
      params,
      body: { reason: 'hired_on_torg' },
    });
    const { status, body } = await activity(asBuyer, assignment);
    expect(status).toBe(200);
    expect(body.events).toMatchObject([
      {
        event: 'unpublished_assignment',
        actingAccount: { account: buyer, name: 'Kari Vestli', image_url: null },
        metadata: { assignment, closeReason: 'hired_on_torg' },
      },
      {
        event: 'sent_assignment_interest_message',
        actingAccount: { account: consultant, name: 'Nora Lien' },
        metadata: { assignment, thread, consultants: [{ account: consultant, name: 'Nora Lien' }] },
      },
      { event: 'published_assignment', actingAccount: { account: buyer } },
    ]);
    expect(body.thread_messages).toMatchObject([
      {
        thread_id: thread,
        message_id: message,
        sender: { account: consultant, name: 'Nora Lien' },
      },
    ]);
    expect(JSON.stringify(body.thread_messages)).not.toContain('content');
  });

  it('are for editors and admins', async () => {
    const assignment = await aTypical();
    const asConsultant = await api.signedIn(await anAccount(api.db));
    const asOther = await api.signedIn(await anAccount(api.db, { role: 'consultant_buyer' }));
    const asAdmin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    for (const ask of [stats, activity]) {
      expect((await ask(asConsultant, assignment)).status).toBe(401);
      expect((await ask(asOther, assignment)).status).toBe(401);
      expect((await ask(asAdmin, assignment)).status).toBe(200);
      const missing = await ask(asAdmin, randomUUID());
      expect([missing.status, missing.error.errorCode]).toEqual([404, 'could_not_find_assignment']);
    }
  });
});
