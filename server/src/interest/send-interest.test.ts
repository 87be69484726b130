import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anAssignment } from '../assignments/assignments.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';

type Named = { consultant_id: string; comment?: string };

describe('interest in an assignment', () => {
  let api: TestApi;
  let buyer: string;
  let client: string;
  let company: string;
  let companyAdmin: string;
  let asCompanyAdmin: TestClient;
  let asAdmin: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    const { db } = api;
    client = await anOrganization(db, { name: 'Fjordvarme' });
    buyer = await anAccount(db, { role: 'consultant_buyer', organization: client });
    company = await anOrganization(db, { name: 'Granskog IT', kind: 'consultant_company' });
    const account = { organization: company, is_admin_in_company: true, name: 'Berit Haug' };
    companyAdmin = await aConsultant(db, { account });
    asCompanyAdmin = await api.signedIn(companyAdmin);
    asAdmin = await api.signedIn(await anAccount(db, { role: 'admin' }));
  });
  afterAll(() => api.close());

  const anOpenAssignment = (fields: Parameters<typeof anAssignment>[1] = {}) =>
    anAssignment(api.db, { organization: client, editors: [buyer], ...fields });
  const aColleague = (name: string, visible = true) =>
    aConsultant(api.db, { visible, account: { name, organization: company } });
  const send = (as: TestClient, assignment_id: string, consultants: Named[]) =>
    as.call('POST /api/main/client/assignment-interest-message', {
      body: { assignment_id, consultants },
    });
  const rowsOf = (assignment: string) =>
    api.db
      .selectFrom('assignment_interest')
      .select(['account', 'thread', 'sent_by', 'comment'])
      .where('assignment', '=', assignment)
      .orderBy('account')
      .execute();
  const threadOf = async (as: TestClient, thread_id: string) =>
    (await as.call('GET /api/main/thread/{thread_id}', { params: { thread_id } })).body;

  it('opens a thread between a consultant and the editors that begins with the comment', async () => {
    const ida = await aConsultant(api.db, { account: { name: 'Ida Solbakken' } });
    const second = await anAccount(api.db, { role: 'consultant_buyer', organization: client });
    const assignment = await anOpenAssignment({ editors: [buyer, second], title: 'Fakturaløpet' });
    const asIda = await api.signedIn(ida);
    const answer = await send(asIda, assignment, [{ consultant_id: ida, comment: ' Gjerne! ' }]);
    expect(answer.status).toBe(200);
    const { thread_id: thread } = answer.body;
    const view = await threadOf(await api.signedIn(buyer), thread);
    expect(view).toMatchObject({
      kind: 'interest',
      assignment: { uuid: assignment, title: 'Fakturaløpet', company_name: 'Fjordvarme' },
      consultants: [{ account: ida, name: 'Ida Solbakken' }],
      messages: [{ sender: ida, content: 'Gjerne!' }],
      number_of_unread_messages: 1,
    });
    const others = view.participants.map((one) => one.account).toSorted();
    expect(others).toEqual([ida, second].toSorted());
    expect(await rowsOf(assignment)).toEqual([
      { account: ida, thread, sent_by: ida, comment: 'Gjerne!' },
    ]);
    const events = await api.events('sent_assignment_interest_message');
    expect(events.at(-1)).toMatchObject({
      acting_account: ida,
      metadata: { assignment, thread, consultants: [ida] },
    });
  });

  it('can be sent by and for consultants who are not available', async () => {
    const busy = await aConsultant(api.db, { availability: null });
    const colleague = await aConsultant(api.db, {
      availability: null,
      account: { organization: company },
    });
    const assignment = await anOpenAssignment();
    const own = await send(await api.signedIn(busy), assignment, [{ consultant_id: busy }]);
    expect(own.status).toBe(200);
    const answer = await send(asCompanyAdmin, assignment, [{ consultant_id: colleague }]);
    expect(answer.status).toBe(200);
    expect((await rowsOf(assignment)).map(({ account }) => account)).toEqual(
      [busy, colleague].toSorted(),
    );
    const events = await api.events('sent_assignment_interest_message');
    expect(events.at(-1)?.metadata).toMatchObject({ assignment, consultants: [busy] });
  });

  it('has a default text where the comment is missing', async () => {
    const ida = await aConsultant(api.db);
    const asIda = await api.signedIn(ida);
    const assignment = await anOpenAssignment({ title: 'Fakturaløpet' });
    const { body } = await send(asIda, assignment, [{ consultant_id: ida }]);
    const { messages } = await threadOf(asIda, body.thread_id);
    expect(messages[0]?.content).toBe('Hei! Jeg er interessert i oppdraget «Fakturaløpet».');
  });

  it('can be sent by a company admin for several at once, in one thread with all of them', async () => {
    const [ola, eli] = [await aColleague('Ola Lie'), await aColleague('Eli Moen')];
    const assignment = await anOpenAssignment();
    const answer = await send(asCompanyAdmin, assignment, [
      { consultant_id: ola, comment: 'Rask og grundig.' },
      { consultant_id: eli },
    ]);
    expect(answer.status).toBe(200);
    const { thread_id: thread } = answer.body;
    const view = await threadOf(await api.signedIn(ola), thread);
    expect(view.consultants.map((one) => one.name)).toEqual(['Eli Moen', 'Ola Lie']);
    expect(view.messages).toHaveLength(1);
    expect(view.messages[0]).toMatchObject({
      sender: companyAdmin,
      content:
        '**Ola Lie**\n\nRask og grundig.\n\n**Eli Moen**\n\nVi foreslår Eli Moen til oppdraget.',
    });
    const rows = await rowsOf(assignment);
    expect(rows.map((row) => row.account)).toEqual([ola, eli].toSorted());
    expect(new Set(rows.map((row) => row.sent_by))).toEqual(new Set([companyAdmin]));
    const events = await api.events('consultant_admin_sent_assignment_interest_message');
    expect(events.at(-1)).toMatchObject({
      acting_account: companyAdmin,
      metadata: { assignment, thread, consultants: [ola, eli] },
    });
  });

  it('splits long sales pitches into a message each', async () => {
    const [ola, eli] = [await aColleague('Ola Lie'), await aColleague('Eli Moen')];
    const assignment = await anOpenAssignment();
    const { body } = await send(asCompanyAdmin, assignment, [
      { consultant_id: ola, comment: 'o'.repeat(4_000) },
      { consultant_id: eli, comment: 'e'.repeat(4_000) },
    ]);
    const { messages } = await threadOf(asCompanyAdmin, body.thread_id);
    expect(messages.map((one) => one.content.slice(0, 16))).toEqual([
      '**Ola Lie**\n\nooo',
      '**Eli Moen**\n\nee',
    ]);
    const view = await threadOf(await api.signedIn(buyer), body.thread_id);
    expect(view.number_of_unread_messages).toBe(2);
  });

  it('is all or nothing: if one profile is hidden, nobody is put forward', async () => {
    const [ola, hidden] = [await aColleague('Ola Lie'), await aColleague('Eli Moen', false)];
    const assignment = await anOpenAssignment();
    const answer = await send(asCompanyAdmin, assignment, [
      { consultant_id: ola },
      { consultant_id: hidden },
    ]);
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({
      errorCode: 'consultant_profile_not_visible',
      issues: [{ path: 'consultants.1.consultant_id' }],
    });
    expect(await rowsOf(assignment)).toEqual([]);
  });

  it('is sent once per consultant, whoever sends it', async () => {
    const ola = await aColleague('Ola Lie');
    const assignment = await anOpenAssignment();
    expect((await send(asCompanyAdmin, assignment, [{ consultant_id: ola }])).status).toBe(200);
    for (const as of [asCompanyAdmin, await api.signedIn(ola), asAdmin]) {
      const answer = await send(as, assignment, [{ consultant_id: ola }]);
      expect(answer.status).toBe(409);
      expect(answer.error.errorCode).toBe('interest_message_already_sent');
    }
    expect(await rowsOf(assignment)).toHaveLength(1);
  });

  it('does not find an assignment that is missing or not active', async () => {
    const ola = await aColleague('Ola Lie');
    const asOla = await api.signedIn(ola);
    const states = ['draft', 'unpublished', 'closed'] as const;
    const ids = await Promise.all(states.map((state) => anOpenAssignment({ state })));
    for (const id of [...ids, randomUUID()]) {
      const answer = await send(asOla, id, [{ consultant_id: ola }]);
      expect(answer.status).toBe(404);
      expect(answer.error.errorCode).toBe('could_not_find_assignment');
    }
  });

  it('is refused for consultants of others, and for uninvited ones to a direct assignment', async () => {
    const stranger = await aConsultant(api.db);
    const [ola, eli] = [await aColleague('Ola Lie'), await aColleague('Eli Moen')];
    const asOla = await api.signedIn(ola);
    const open = await anOpenAssignment();
    const direct = await anOpenAssignment({
      assignment_type: 'direct',
      invited: [ola, companyAdmin],
    });
    const refused = [
      await send(asOla, open, [{ consultant_id: eli }]),
      await send(asCompanyAdmin, open, [{ consultant_id: ola }, { consultant_id: stranger }]),
      await send(await api.signedIn(eli), direct, [{ consultant_id: eli }]),
      await send(asCompanyAdmin, direct, [{ consultant_id: eli }]),
      await send(await api.signedIn(buyer), open, [{ consultant_id: ola }]),
    ];
    for (const answer of refused) {
      expect(answer.status).toBe(401);
      expect(answer.error.errorCode).toBe('user_is_not_authorized');
    }
    expect((await send(asOla, direct, [{ consultant_id: ola }])).status).toBe(200);
    expect(await rowsOf(open)).toEqual([]);
  });

  it('is refused for somebody without a profile', async () => {
    const ola = await aColleague('Ola Lie');
    const assignment = await anOpenAssignment();
    const events = await api.events('consultant_admin_sent_assignment_interest_message');
    for (const consultant_id of [randomUUID(), buyer]) {
      for (const as of [asCompanyAdmin, asAdmin]) {
        const { status, error } = await send(as, assignment, [
          { consultant_id: ola },
          { consultant_id },
        ]);
        expect([status, error.errorCode]).toEqual([404, 'could_not_find_profile']);
      }
    }
    expect(await rowsOf(assignment)).toEqual([]);
    expect(await api.events('consultant_admin_sent_assignment_interest_message')).toEqual(events);
  });

  it('can be sent by an admin for consultants of one company, but not of two', async () => {
    const other = await aConsultant(api.db);
    const [ola, eli] = [await aColleague('Ola Lie'), await aColleague('Eli Moen')];
    const assignment = await anOpenAssignment();
    const mixed = await send(asAdmin, assignment, [
      { consultant_id: ola },
      { consultant_id: other },
    ]);
    expect(mixed.error.errorCode).toBe('request_validation_error');
    expect(mixed.error.issues?.[0]?.path).toBe('consultants.1.consultant_id');
    const both = await send(asAdmin, assignment, [{ consultant_id: ola }, { consultant_id: eli }]);
    expect(both.status).toBe(200);
  });

  it('names a consultant only once, and at least one', async () => {
    const ola = await aColleague('Ola Lie');
    const assignment = await anOpenAssignment();
    const twice = [{ consultant_id: ola }, { consultant_id: ola.toUpperCase() }];
    for (const named of [[], twice, [{ consultant_id: ola, comment: 'x'.repeat(5_001) }]]) {
      const answer = await send(asCompanyAdmin, assignment, named);
      expect(answer.error.errorCode).toBe('request_validation_error');
    }
  });

  it('is shown on the open pages of the editors', async () => {
    const ola = await aColleague('Ola Lie');
    const assignment = await anOpenAssignment();
    const notices: { topic: string; accounts: string[]; data: Record<string, string> }[] = [];
    const stop = await api.torg.parts.database.listen('torg_live', (payload) =>
      notices.push(JSON.parse(payload)),
    );
    const { body } = await send(asCompanyAdmin, assignment, [{ consultant_id: ola }]);
    const about = () => notices.filter(({ data }) => data['thread'] === body.thread_id);
    await vi.waitFor(() => expect(about()).toHaveLength(1));
    await stop();
    const [message] = about();
    expect(message?.topic).toBe('thread');
    expect(message?.accounts.toSorted()).toEqual([companyAdmin, ola, buyer].toSorted());
  });

  it('is mailed to the editors when it stays unread', async () => {
    const ola = await aColleague('Ola Lie');
    const editor = await anAccount(api.db, { role: 'consultant_buyer', email: 'e@torg.example' });
    const assignment = await anOpenAssignment({ editors: [editor], title: 'Fakturaløpet' });
    await send(await api.signedIn(ola), assignment, [{ consultant_id: ola }]);
    api.clock.advance({ minutes: 6 });
    await api.runJobs();
    const mails = api.mail.sent.filter((mail) => mail.to === 'e@torg.example');
    expect(mails.map((mail) => mail.subject)).toEqual(['Ny melding fra Ola Lie om «Fakturaløpet»']);
  });
});
