import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { anAssignment } from '../assignments.fixtures.ts';

const pdf = {
  name: 'Kravspesifikasjon æøå.pdf',
  content: '%PDF-1.7\n%%EOF',
  type: 'application/pdf',
};
const text = (name: string) => ({ name, content: `Innholdet i ${name}` });

describe('the attachments of an assignment', () => {
  let api: TestApi;
  let organization: string;
  let buyer: string;
  let asBuyer: TestClient;
  let asConsultant: TestClient;
  let asColleague: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    organization = await anOrganization(api.db);
    buyer = await anAccount(api.db, { role: 'consultant_buyer', organization });
    asBuyer = await api.signedIn(buyer);
    asConsultant = await api.signedIn(await anAccount(api.db));
    const colleague = await anAccount(api.db, { role: 'consultant_buyer', organization });
    asColleague = await api.signedIn(colleague);
  });
  afterAll(() => api.close());

  const aTypical = (more: object = {}) =>
    anAssignment(api.db, { organization, editors: [buyer], ...more });
  const upload = (
    client: TestClient,
    assignment_id: string,
    file: { name: string; content: Buffer | string; type?: string } = pdf,
  ) =>
    client.call('POST /api/main/assignment/{assignment_id}/attachments', {
      params: { assignment_id },
      file,
    });
  const at = (assignment_id: string, file_id: string) => ({ params: { assignment_id, file_id } });
  const one = '/api/main/assignment/{assignment_id}/attachments/{file_id}' as const;
  const download = (client: TestClient, assignment: string, file: string) =>
    client.call(`GET ${one}`, at(assignment, file));
  const remove = (client: TestClient, assignment: string, file: string) =>
    client.call(`DELETE ${one}`, at(assignment, file));
  const attachmentsOf = async (assignment_id: string) =>
    (await asBuyer.call('GET /api/main/assignment/{assignment_id}', { params: { assignment_id } }))
      .body.attachments;
  const storageKeyOf = async (file: string) =>
    (
      await api.db
        .selectFrom('file')
        .select('storage_key')
        .where('file', '=', file)
        .executeTakeFirstOrThrow()
    ).storage_key;

  it('can be downloaded, under their own name, by everybody who may read the assignment', async () => {
    const assignment = await aTypical();
    const { status, body } = await upload(asBuyer, assignment);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      file_name: 'Kravspesifikasjon æøå.pdf',
      media_type: 'application/pdf',
      size: pdf.content.length,
    });
    expect(await attachmentsOf(assignment)).toEqual([body]);
    const file = await download(asConsultant, assignment, body.file_id);
    expect(file.status).toBe(200);
    expect(file.raw.toString()).toBe(pdf.content);
    expect(file.headers['content-disposition']).toContain(
      "filename*=UTF-8''Kravspesifikasjon%20%C3%A6%C3%B8%C3%A5.pdf",
    );
    expect((await download(asColleague, assignment, body.file_id)).status).toBe(401);
  });

  it('are found under their own assignment only', async () => {
    const assignment = await aTypical();
    const other = await aTypical();
    const { body } = await upload(asBuyer, assignment);
    for (const [from, file] of [
      [other, body.file_id],
      [assignment, randomUUID()],
    ] as const) {
      for (const call of [download, remove]) {
        const { status, error } = await call(asBuyer, from, file);
        expect([status, error.errorCode]).toEqual([404, 'could_not_find_assignment_attachment']);
      }
    }
    expect((await download(asBuyer, randomUUID(), body.file_id)).error.errorCode).toBe(
      'could_not_find_assignment',
    );
  });

  it('are checked by their content, not by their name', async () => {
    const assignment = await aTypical();
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);
    const answer = await upload(asBuyer, assignment, { ...pdf, content: program });
    expect([answer.status, answer.error.errorCode]).toEqual([400, 'unsupported_file_type']);
    expect(await attachmentsOf(assignment)).toEqual([]);
  });

  it('are refused by name when the storage fails', async () => {
    const assignment = await aTypical();
    const { storage } = api.torg.parts.external;
    const { putFile } = storage;
    storage.putFile = () => Promise.reject(new Error('the disk is full'));
    const { status, error } = await upload(asBuyer, assignment);
    storage.putFile = putFile;
    expect([status, error.errorCode]).toEqual([503, 'service_unavailable']);
    expect(await attachmentsOf(assignment)).toEqual([]);
  });

  it('may have 20 MB each', async () => {
    const assignment = await aTypical();
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(25_000_000, 32)]);
    const { status, error } = await upload(asBuyer, assignment, { ...pdf, content });
    expect([status, error.errorCode]).toEqual([413, 'payload_too_large']);
  });

  it('are added by its editors only, and files from others are not stored', async () => {
    const assignment = await aTypical();
    expect((await upload(asColleague, assignment)).status).toBe(401);
    const missing = await upload(asBuyer, randomUUID());
    expect([missing.status, missing.error.errorCode]).toEqual([404, 'could_not_find_assignment']);
  });

  it('are limited to ten, also when fifteen are uploaded at once', async () => {
    const assignment = await aTypical();
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, index) => upload(asBuyer, assignment, text(`${index}.txt`))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ error }) => error.errorCode)).toEqual(
      Array.from({ length: 5 }, () => 'too_many_files'),
    );
    expect(await attachmentsOf(assignment)).toHaveLength(10);
  });

  it('are deleted with their content when they are removed', async () => {
    const assignment = await aTypical();
    const { body } = await upload(asBuyer, assignment);
    const key = await storageKeyOf(body.file_id);
    expect((await remove(asColleague, assignment, body.file_id)).status).toBe(401);
    expect((await remove(asBuyer, assignment, body.file_id)).status).toBe(204);
    expect(await attachmentsOf(assignment)).toEqual([]);
    await api.runJobs();
    await expect(api.torg.parts.external.storage.get(key)).rejects.toThrow('nothing is stored');
  });

  it('are reported as missing when the storage has lost one', async () => {
    const assignment = await aTypical();
    const { body } = await upload(asBuyer, assignment);
    await api.torg.parts.external.storage.remove(await storageKeyOf(body.file_id));
    const { status, error } = await download(asBuyer, assignment, body.file_id);
    expect([status, error.errorCode]).toEqual([500, 'could_not_fetch_assignment_attachment']);
  });

  it('are shared with a copy, and deleted when neither uses them any more', async () => {
    const assignment = await aTypical({ state: 'draft' });
    const { body: file } = await upload(asBuyer, assignment);
    const key = await storageKeyOf(file.file_id);
    const params = { assignment_id: assignment };
    const copied = await asBuyer.call('POST /api/main/assignment/{assignment_id}/copy', { params });
    const copy = copied.body.assignment_uuid;
    expect(await attachmentsOf(copy)).toEqual([file]);
    await asBuyer.call('DELETE /api/main/assignment/{assignment_id}', { params });
    await api.runJobs();
    expect((await download(asBuyer, copy, file.file_id)).status).toBe(200);
    await remove(asBuyer, copy, file.file_id);
    await api.runJobs();
    await expect(api.torg.parts.external.storage.get(key)).rejects.toThrow('nothing is stored');
  });
});
