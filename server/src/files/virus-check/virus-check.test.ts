import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { testVirus } from '../../adapters/virus-scanner/a-clamd.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { aThread } from '../../messages/messages.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

describe('where there is a virus scanner', () => {
  let api: TestApi;
  let admin: TestClient;
  let ida: TestClient;
  let kari: TestClient;
  let thread_id: string;
  beforeAll(async () => {
    api = await startTestApi({ CLAMD_URL: 'tcp://localhost:3310' });
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    const [one, other] = [await anAccount(api.db), await anAccount(api.db)];
    thread_id = await aThread(api.db, { participants: [one, other] });
    [ida, kari] = [await api.signedIn(one), await api.signedIn(other)];
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.virusScanner.setDown(false);
    api.mail.sent.length = 0;
  });

  const send = async (content: string) => {
    const file = { name: 'cv.txt', content };
    const { body } = await ida.call('POST /api/main/message-attachments', { file });
    await ida.call('POST /api/main/thread/{thread_id}/messages', {
      params: { thread_id },
      body: { content: 'Se vedlegg', file_ids: [body.file_id] },
    });
    return body;
  };
  const open = async (file_id: string) => {
    const params = { thread_id, file_id };
    const got = await kari.call('GET /api/main/thread/{thread_id}/attachments/{file_id}', {
      params,
    });
    return got.status === 200 ? got.raw.toString() : [got.status, got.error.errorCode];
  };
  const shown = async () => {
    const { body } = await kari.call('GET /api/main/thread/{thread_id}', { params: { thread_id } });
    return body.messages.at(-1)?.attachments.map(({ virus_check }) => virus_check);
  };

  it('a file is opened by nobody before it was checked', async () => {
    const { file_id, virus_check } = await send('Ti år med Kafka');
    expect(virus_check).toBe('waiting');
    expect(await open(file_id)).toEqual([409, 'file_is_being_checked']);
    expect(await shown()).toEqual(['waiting']);
    await api.runJobs();
    expect(await open(file_id)).toBe('Ti år med Kafka');
    expect(await shown()).toEqual(['passed']);
    expect(api.mail.sent).toEqual([]);
  });

  it('an infected file is removed, and whoever uploaded it is told once', async () => {
    const { file_id } = await send(`Innhold ${testVirus}`);
    const row = await api.db
      .selectFrom('file')
      .selectAll()
      .where('file', '=', file_id)
      .executeTakeFirstOrThrow();
    await api.runJobs();
    expect(await open(file_id)).toEqual([409, 'file_had_a_virus']);
    expect(await shown()).toEqual(['infected']);
    const { storage } = api.torg.parts.external;
    await expect(storage.get(row.storage_key)).rejects.toThrow('nothing is stored');
    expect(api.mail.sent.map(({ subject }) => subject)).toEqual([
      'En fil du lastet opp på Torg, er fjernet',
    ]);
    expect(api.mail.sent[0]?.text).toContain('cv.txt');
    expect(await api.events('found_virus')).toMatchObject([
      { acting_account: ida.account, metadata: { file: file_id, virus: 'Eicar-Test-Signature' } },
    ]);
  });

  it('a file waits while the scanner is down, which admins see, and is checked later', async () => {
    api.virusScanner.setDown(true);
    const { file_id } = await send('Ti år med Kafka');
    await api.runJobs();
    expect(await open(file_id)).toEqual([409, 'file_is_being_checked']);
    api.clock.advance({ minutes: 11 });
    const waiting = async () =>
      (await admin.call('GET /api/main/admin/waiting')).body.unchecked_files.count;
    expect(await waiting()).toBe(1);
    await api.runScheduled('sweep-unchecked-files');
    expect(await open(file_id)).toEqual([409, 'file_is_being_checked']);
    api.virusScanner.setDown(false);
    await api.runScheduled('sweep-unchecked-files');
    expect(await open(file_id)).toBe('Ti år med Kafka');
    expect(await waiting()).toBe(0);
  });

  it('the attachments of assignments wait as well', async () => {
    const organization = await anOrganization(api.db);
    const buyer = await anAccount(api.db, { role: 'consultant_buyer', organization });
    const assignment_id = await anAssignment(api.db, { organization, editors: [buyer] });
    const client = await api.signedIn(buyer);
    const added = await client.call('POST /api/main/assignment/{assignment_id}/attachments', {
      params: { assignment_id },
      file: { name: 'krav.txt', content: 'Krav' },
    });
    const params = { assignment_id, file_id: added.body.file_id };
    const download = () =>
      client.call('GET /api/main/assignment/{assignment_id}/attachments/{file_id}', { params });
    expect((await download()).error.errorCode).toBe('file_is_being_checked');
    await api.runJobs();
    expect((await download()).status).toBe(200);
    const read = await client.call('GET /api/main/assignment/{assignment_id}', {
      params: { assignment_id },
    });
    expect(read.body.attachments.map(({ virus_check }) => virus_check)).toEqual(['passed']);
  });

  it('files that waited are let through when the scanner is taken away', async () => {
    const { file_id } = await send('Ti år med Kafka');
    const { external } = api.torg.parts;
    const scanner = external.virusScanner;
    external.virusScanner = null;
    await api.runJobs();
    external.virusScanner = scanner;
    expect(await open(file_id)).toBe('Ti år med Kafka');
  });
});
