import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { aMessage, aThread } from '../messages.fixtures.ts';

describe('mail about what is unread', () => {
  let api: TestApi;
  let ida: string;
  let kari: string;
  let asIda: TestClient;
  let asKari: TestClient;
  let thread_id: string;

  beforeAll(async () => {
    api = await startTestApi();
    ida = await anAccount(api.db, { name: 'Ida Solbakken', email: 'ida@torg.example' });
    const own = { email: 'kari@torg.example', locale: 'sv' } as const;
    kari = await anAccount(api.db, { name: 'Kari Vestli', role: 'consultant_buyer', ...own });
    [asIda, asKari] = [await api.signedIn(ida), await api.signedIn(kari)];
  });
  afterAll(() => api.close());

  beforeEach(async () => {
    api.clock.advance({ minutes: 30 });
    await api.runJobs();
    api.mail.sent.length = 0;
    api.clock.set(new Date());
    thread_id = await aThread(api.db, { participants: [ida, kari] });
  });

  const send = async (client: TestClient, content: string) => {
    const body = { content, file_ids: [] };
    const params = { thread_id };
    const key = 'POST /api/main/thread/{thread_id}/messages';
    return (await client.call(key, { params, body })).body.message_id;
  };
  const read = (client: TestClient) =>
    client.call('POST /api/main/thread/{thread_id}/read', { params: { thread_id } });
  const afterMinutes = async (minutes: number) => {
    api.clock.advance({ minutes });
    await api.runJobs();
  };

  it('is sent once, after five minutes, in the reader’s language, with a link to the message', async () => {
    const first = await send(asIda, 'Kan du ringe meg?');
    await afterMinutes(4);
    expect(api.mail.sent).toEqual([]);
    await afterMinutes(1.1);
    expect(api.mail.sent).toHaveLength(1);
    const [mail] = api.mail.sent;
    expect(mail).toMatchObject({
      to: 'kari@torg.example',
      subject: 'Nytt meddelande från Ida Solbakken',
    });
    expect(mail?.text).toContain(`http://torg.example/messages/${thread_id}#message-${first}`);
    expect(mail?.text).toContain('Kan du ringe meg?');
  });

  it('is not sent to those who read in time', async () => {
    await send(asIda, 'Hei');
    await read(asKari);
    await afterMinutes(10);
    expect(api.mail.sent).toEqual([]);
  });

  it('is not repeated until it is read, and then is sent again for new messages', async () => {
    await send(asIda, 'Én');
    await afterMinutes(6);
    await send(asIda, 'To');
    await afterMinutes(6);
    expect(api.mail.sent).toHaveLength(1);
    await read(asKari);
    await send(asIda, 'Tre');
    await afterMinutes(6);
    expect(api.mail.sent.map((mail) => mail.to)).toEqual([
      'kari@torg.example',
      'kari@torg.example',
    ]);
    expect(api.mail.sent[1]?.text).toContain('Tre');
  });

  it('says how many are unread, and quotes the first of them', async () => {
    const first = await send(asIda, 'Den første');
    await send(asIda, 'Den andre');
    await afterMinutes(6);
    expect(api.mail.sent).toHaveLength(1);
    expect(api.mail.sent[0]?.text).toContain('2 olästa');
    expect(api.mail.sent[0]?.text).toContain(`#message-${first}`);
    expect(api.mail.sent[0]?.text).toContain('Den første');
  });

  it('waits its own five minutes for a message that arrived while another was waiting', async () => {
    await send(asIda, 'Fra Ida');
    // Kari answers much later than Ida wrote, by the clock of the jobs.
    await send(asKari, 'Fra Kari');
    const inFourMinutes = new Date(Date.now() + 4 * 60_000);
    await api.db
      .updateTable('message')
      .set({ created_at: inFourMinutes })
      .where('thread', '=', thread_id)
      .where('sender', '=', kari)
      .execute();
    await afterMinutes(6);
    expect(api.mail.sent).toEqual([]);
    await afterMinutes(6);
    expect(api.mail.sent.map((mail) => mail.to)).toEqual(['ida@torg.example']);
  });

  it('is sent again when the mail server was down, and still once', async () => {
    await send(asIda, 'Hei');
    api.mail.failNext(1);
    await afterMinutes(6);
    await afterMinutes(10);
    expect(api.mail.sent).toHaveLength(1);
  });

  it('is sent late when its job was lost', async () => {
    await aMessage(api.db, { thread: thread_id, sender: ida, content: 'Uten jobb' });
    await afterMinutes(20);
    expect(api.mail.sent).toEqual([]);
    const { jobs } = api.torg.parts;
    const sweep = jobs.definitions.find((one) => one.name === 'sweep-unread');
    if (sweep) await jobs.run(sweep, { input: {}, traceId: '' });
    await api.runJobs();
    expect(api.mail.sent.map((mail) => mail.to)).toEqual(['kari@torg.example']);
  });

  it('is sent once when two processes try at the same moment', async () => {
    await send(asIda, 'Hei');
    api.clock.advance({ minutes: 6 });
    const { jobs } = api.torg.parts;
    const job = jobs.definitions.find((one) => one.name === 'mail-unread');
    const run = async () => job && jobs.run(job, { input: { thread: thread_id }, traceId: '' });
    await Promise.all([run(), run(), run()]);
    await api.runJobs();
    expect(api.mail.sent).toHaveLength(1);
  });
});
