import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anAssignment } from '../assignments/assignments.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';

describe('simultaneous interest', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const send = (as: TestClient, assignment_id: string, consultants: string[]) =>
    as.call('POST /api/main/client/assignment-interest-message', {
      body: { assignment_id, consultants: consultants.map((id) => ({ consultant_id: id })) },
    });
  const countIn = async (table: 'thread' | 'assignment_interest', assignment: string) => {
    const rows = await api.db
      .selectFrom(table)
      .select('assignment')
      .where('assignment', '=', assignment)
      .execute();
    return rows.length;
  };

  it('fifty equal messages become one: one is sent, forty-nine are refused as already sent', async () => {
    const consultant = await aConsultant(api.db);
    const assignment = await anAssignment(api.db);
    const as = await api.signedIn(consultant);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(as, assignment, [consultant])),
    );
    const statuses = answers.map((answer) => answer.status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array<number>(49).fill(409)]);
    const codes = answers.flatMap(({ status, error }) => (status === 200 ? [] : error.errorCode));
    expect(new Set(codes)).toEqual(new Set(['interest_message_already_sent']));
    expect(await countIn('thread', assignment)).toBe(1);
    expect(await countIn('assignment_interest', assignment)).toBe(1);
    const messages = await api.db
      .selectFrom('message')
      .innerJoin('thread', 'thread.thread', 'message.thread')
      .select('message')
      .where('assignment', '=', assignment)
      .execute();
    expect(messages).toHaveLength(1);
    const events = await api.events('sent_assignment_interest_message');
    expect(events).toHaveLength(1);
  });

  it('two company admins name the same people in different order: one succeeds completely', async () => {
    const company = await anOrganization(api.db, { kind: 'consultant_company' });
    const account = { organization: company };
    const admin = { account: { ...account, is_admin_in_company: true } };
    const admins = [await aConsultant(api.db, admin), await aConsultant(api.db, admin)];
    const people: string[] = [];
    for (let count = 0; count < 4; count += 1) people.push(await aConsultant(api.db, { account }));
    const [one, two] = await Promise.all(admins.map((id) => api.signedIn(id)));
    if (!one || !two) throw new Error('two admins');
    for (let round = 0; round < 5; round += 1) {
      const assignment = await anAssignment(api.db);
      const answers = await Promise.all([
        send(one, assignment, people),
        send(two, assignment, people.toReversed()),
      ]);
      expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await countIn('assignment_interest', assignment)).toBe(4);
      expect(await countIn('thread', assignment)).toBe(1);
    }
  });

  it('an editor who is added while interest arrives takes part in every thread', async () => {
    const organization = await anOrganization(api.db);
    const buyer = await anAccount(api.db, { role: 'consultant_buyer', organization });
    const late = await anAccount(api.db, { role: 'consultant_buyer', organization });
    const assignment = await anAssignment(api.db, { organization, editors: [buyer] });
    const consultants: string[] = [];
    for (let count = 0; count < 8; count += 1) consultants.push(await aConsultant(api.db));
    const clients = await Promise.all(consultants.map((id) => api.signedIn(id)));
    const asBuyer = await api.signedIn(buyer);
    const addEditor = () =>
      asBuyer.call('PATCH /api/main/assignment/{assignment_id}', {
        params: { assignment_id: assignment },
        body: { revision: 0, changes: { editors: [buyer, late] } },
      });
    const sends = clients.map(
      (as, place) => () => send(as, assignment, [consultants[place] ?? '']),
    );
    const calls = [...sends.slice(0, 4), addEditor, ...sends.slice(4)];
    const answers = await Promise.all(calls.map((call) => call()));
    expect(answers.map((answer) => answer.status)).toEqual(Array(9).fill(200));
    const asLate = await api.signedIn(late);
    const list = await asLate.call('GET /api/main/threads', { query: { assignment } });
    expect(list.body.total).toBe(8);
  });
});
