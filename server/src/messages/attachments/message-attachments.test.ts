import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { FileMissing } from '../../platform/ports/storage.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { aThread } from '../messages.fixtures.ts';

describe('files in messages', () => {
  let api: TestApi;
  let thread_id: string;
  let asIda: TestClient;
  let asKari: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    const [ida, kari] = [await anAccount(api.db), await anAccount(api.db)];
    thread_id = await aThread(api.db, { participants: [ida, kari] });
    [asIda, asKari] = [await api.signedIn(ida), await api.signedIn(kari)];
  });
  afterAll(() => api.close());

  const upload = async (client: TestClient, name = 'cv.txt', content = 'Ti år med Kafka') => {
    const file = { name, content };
    return client.call('POST /api/main/message-attachments', { file });
  };
  const send = (client: TestClient, file_ids: string[]) =>
    client.call('POST /api/main/thread/{thread_id}/messages', {
      params: { thread_id },
      body: { content: 'Se vedlegg', file_ids },
    });
  const download = (client: TestClient, file_id: string) =>
    client.call('GET /api/main/thread/{thread_id}/attachments/{file_id}', {
      params: { thread_id, file_id },
    });

  it('are sent with a message in the given order, for participants only', async () => {
    const [second, first] = [await upload(asIda, 'b.txt'), await upload(asIda, 'a.txt', 'A')];
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ file_name: 'a.txt', media_type: 'text/plain', size: 1 });
    const sent = await send(asIda, [first.body.file_id, second.body.file_id]);
    expect(sent.body.attachments).toEqual([first.body, second.body]);
    const read = await asKari.call('GET /api/main/thread/{thread_id}', { params: { thread_id } });
    expect(read.body.messages.at(-1)?.attachments).toEqual([first.body, second.body]);

    const got = await download(asKari, second.body.file_id);
    expect(got.status).toBe(200);
    expect(got.raw.toString()).toBe('Ti år med Kafka');
    expect(got.headers['content-disposition']).toMatch(/^attachment; filename="b\.txt"/);
    const other = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    const refused = await download(other, second.body.file_id);
    expect(refused.error.errorCode).toBe('user_is_not_authorized');
  });

  it('are sent once, and only by their uploader; otherwise nothing is sent', async () => {
    const mine = (await upload(asIda)).body.file_id;
    const before = await countMessages();
    const refused = [
      await send(asKari, [mine]),
      await send(asIda, [mine, randomUUID()]),
      await send(asIda, [await notForMessages()]),
    ];
    for (const answer of refused) {
      expect(answer.error.errorCode).toBe('could_not_find_message_attachment');
    }
    expect(await countMessages()).toBe(before);
    const both = await Promise.all([send(asIda, [mine]), send(asIda, [mine])]);
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 404]);
    expect(await countMessages()).toBe(before + 1);
  });

  async function notForMessages(): Promise<string> {
    const { file } = await api.db
      .insertInto('file')
      .values({
        storage_key: randomUUID(),
        file_name: 'meg.png',
        media_type: 'image/png',
        size: 4,
        sha256: '-',
        purpose: 'photo',
        uploaded_by: asIda.account,
      })
      .returning('file')
      .executeTakeFirstOrThrow();
    return file;
  }

  async function countMessages(): Promise<number> {
    const rows = await api.db.selectFrom('message').select('message').execute();
    return rows.length;
  }

  it('cannot be read before they are sent, nor through another thread', async () => {
    const file_id = (await upload(asIda)).body.file_id;
    const missing = await download(asIda, file_id);
    expect(missing.status).toBe(404);
    expect(missing.error.errorCode).toBe('could_not_find_message_attachment');
  });

  it('are at most five, each of a kind that is accepted', async () => {
    const ids = Array.from({ length: 6 }, () => randomUUID());
    expect((await send(asIda, ids)).error.errorCode).toBe('request_validation_error');
    const program = await upload(asIda, 'cv.pdf', 'MZ\u0000\u0001 this is no PDF');
    expect(program.error.errorCode).toBe('unsupported_file_type');
  });

  it('are deleted with their content when they were not sent within a day', async () => {
    const sentFile = (await upload(asIda)).body.file_id;
    const dropped = (await upload(asIda)).body.file_id;
    await send(asIda, [sentFile]);
    const keyOf = async (file: string) =>
      (
        await api.db
          .selectFrom('file')
          .select('storage_key')
          .where('file', '=', file)
          .executeTakeFirst()
      )?.storage_key;
    const content = (await keyOf(dropped)) ?? '';
    await sweep();
    expect(await keyOf(dropped)).toBe(content);
    api.clock.advance({ hours: 25 });
    await sweep();
    expect(await keyOf(dropped)).toBeUndefined();
    expect(await keyOf(sentFile)).toBeDefined();
    const { storage } = api.torg.parts.external;
    await expect(storage.get(content)).rejects.toThrow(FileMissing);
  });

  async function sweep(): Promise<void> {
    const { jobs } = api.torg.parts;
    const job = jobs.definitions.find((one) => one.name === 'sweep-unsent-files');
    if (job) await jobs.run(job, { input: {}, traceId: '' });
    await api.runJobs();
  }
});
