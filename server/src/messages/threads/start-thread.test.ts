import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

describe('starting a thread', () => {
  let api: TestApi;
  let buyer: string;
  let asBuyer: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    const organization = await anOrganization(api.db);
    buyer = await anAccount(api.db, { role: 'consultant_buyer', organization });
    asBuyer = await api.signedIn(buyer);
  });
  afterAll(() => api.close());

  const start = (client: TestClient, recipients: string[], content = 'Hei!') =>
    client.call('POST /api/main/threads', { body: { recipients, content, file_ids: [] } });

  it('opens a direct thread that both find, and writes an event', async () => {
    const consultant = await aConsultant(api.db);
    const answer = await start(asBuyer, [consultant], '  Har du tid i mars?  ');
    expect(answer.status).toBe(201);
    const { thread_id, message_id } = answer.body;
    const read = await (
      await api.signedIn(consultant)
    ).call('GET /api/main/thread/{thread_id}', { params: { thread_id } });
    expect(read.body).toMatchObject({
      kind: 'direct',
      assignment: null,
      participants: [{ account: buyer, role: 'consultant_buyer' }],
      consultants: [],
      messages: [{ message_id, sender: buyer, content: 'Har du tid i mars?', attachments: [] }],
      number_of_unread_messages: 1,
      can: { send: true },
    });
    const events = await api.events('sent_direct_message');
    expect(events.at(-1)).toMatchObject({
      acting_account: buyer,
      metadata: { thread: thread_id, message: message_id },
    });
  });

  it('continues the direct thread of the same people, also from the other side', async () => {
    const [ida, ola] = [await aConsultant(api.db), await aConsultant(api.db)];
    const first = await start(asBuyer, [ida]);
    const again = await start(asBuyer, [ida, ida], 'En ting til');
    const back = await start(await api.signedIn(ida), [buyer], 'Hei tilbake');
    expect(again.body.thread_id).toBe(first.body.thread_id);
    expect(back.body.thread_id).toBe(first.body.thread_id);
    const others = [await start(asBuyer, [ola]), await start(asBuyer, [ida, ola])];
    const threads = new Set([first, ...others].map((answer) => answer.body.thread_id));
    expect(threads.size).toBe(3);
  });

  it('opens one thread when both start at the same moment', async () => {
    const colleague = await anAccount(api.db, {
      role: 'consultant_buyer',
      organization: (await organizationOf(buyer)) ?? '',
    });
    const asColleague = await api.signedIn(colleague);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, count) =>
        count % 2 === 0 ? start(asBuyer, [colleague]) : start(asColleague, [buyer]),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map((answer) => answer.body.thread_id)).size).toBe(1);
    const thread_id = answers[0]?.body.thread_id ?? '';
    const read = await asBuyer.call('GET /api/main/thread/{thread_id}', { params: { thread_id } });
    expect(read.body.messages).toHaveLength(10);
  });

  async function organizationOf(account: string): Promise<string | null> {
    const { organization } = await api.db
      .selectFrom('account')
      .select('organization')
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    return organization;
  }

  it('is refused as a whole, naming the people who may not be written to', async () => {
    const [visible, hidden] = [
      await aConsultant(api.db),
      await aConsultant(api.db, { visible: false }),
    ];
    const before = await countThreads();
    const answer = await start(asBuyer, [visible, hidden, randomUUID(), buyer]);
    expect(answer.status).toBe(400);
    expect(answer.error.errorCode).toBe('recipient_not_allowed');
    expect(answer.error.issues?.map((issue) => issue.path)).toEqual([
      'recipients.1',
      'recipients.2',
      'recipients.3',
    ]);
    expect(await countThreads()).toBe(before);
  });

  async function countThreads(): Promise<number> {
    const rows = await api.db.selectFrom('thread').select('thread').execute();
    return rows.length;
  }

  it('lets somebody answer who may not start a thread', async () => {
    const consultant = await aConsultant(api.db);
    const asConsultant = await api.signedIn(consultant);
    expect((await start(asConsultant, [buyer])).error.errorCode).toBe('recipient_not_allowed');
    await start(asBuyer, [consultant]);
    expect((await start(asConsultant, [buyer])).status).toBe(201);
    const found = await asConsultant.call('GET /api/main/message-recipients', {});
    expect(found.body.recipients.map((one) => one.account)).toEqual([buyer]);
  });

  it('requires content of limited length', async () => {
    const consultant = await aConsultant(api.db);
    for (const content of ['', '   ', 'x'.repeat(5_001), 'a\u0000b']) {
      const answer = await start(asBuyer, [consultant], content);
      expect(answer.error.errorCode).toBe('request_validation_error');
    }
    expect((await start(asBuyer, [consultant], 'x'.repeat(5_000))).status).toBe(201);
    expect((await start(asBuyer, [])).error.errorCode).toBe('request_validation_error');
  });
});
