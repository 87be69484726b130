import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';

describe('what one person may upload in a day', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ UPLOADS_PER_DAY: '5', UPLOAD_MEGABYTES_PER_DAY: '20' });
  });
  afterAll(() => api.close());

  const upload = async (client: TestClient, content: string | Buffer = 'tekst') => {
    const file = { name: 'cv.txt', content };
    const { status, error } = await client.call('POST /api/main/message-attachments', { file });
    return status === 201 ? 'kept' : error.errorCode;
  };
  const aClient = async () => api.signedIn(await anAccount(api.db));
  const filesOf = (client: TestClient) =>
    api.db.selectFrom('file').select('size').where('uploaded_by', '=', client.account).execute();
  const storedFiles = () => (api.torg.parts.external.storage as { keys?: () => string[] }).keys?.();

  it('is so many files, also when they come at once, and the next day begins anew', async () => {
    const client = await aClient();
    const before = storedFiles()?.length ?? 0;
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(client)));
    expect(answers.toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'kept'),
      ...Array.from({ length: 7 }, () => 'upload_quota_reached'),
    ]);
    expect(await filesOf(client)).toHaveLength(5);
    expect(storedFiles()).toHaveLength(before + 5);
    expect(await upload(await aClient())).toBe('kept');
    api.clock.advance({ hours: 24 });
    expect(await upload(client)).toBe('kept');
  });

  it('is so many bytes together', async () => {
    const client = await aClient();
    const large = Buffer.alloc(8_000_000, 'torg');
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await upload(client, large));
    expect(answers).toEqual(['kept', 'kept', 'upload_quota_reached']);
    expect(await upload(client)).toBe('kept');
  });

  it('counts what was removed or replaced since, but not what was refused', async () => {
    const client = await aClient();
    for (let count = 0; count < 4; count += 1) await upload(client);
    await api.db.deleteFrom('file').where('uploaded_by', '=', client.account).execute();
    expect(await upload(client, 'MZ\u0000\u0001')).toBe('unsupported_file_type');
    expect([await upload(client), await upload(client)]).toEqual(['kept', 'upload_quota_reached']);
  });

  it('is forgotten when the day is over everywhere', async () => {
    const client = await aClient();
    await upload(client);
    const days = () =>
      api.db.selectFrom('upload_day').select('day').where('account', '=', client.account).execute();
    await api.runScheduled('sweep-upload-days');
    expect(await days()).toHaveLength(1);
    api.clock.advance({ hours: 24 * 4 });
    await api.runScheduled('sweep-upload-days');
    expect(await days()).toEqual([]);
  });
});
