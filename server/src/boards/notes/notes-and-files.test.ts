import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { aBoardDesk, type BoardDesk } from '../a-board-desk.ts';
import { aCard } from '../boards.fixtures.ts';

let api: TestApi;
let desk: BoardDesk;

beforeAll(async () => {
  api = await startTestApi();
  desk = await aBoardDesk(api);
});
afterAll(() => api.close());

const ofCard = '/api/main/evaluation-board-card/{id}' as const;
const ofNote = '/api/main/evaluation-board-card-note/{id}' as const;
const ofFile = '/api/main/submission-file/{id}' as const;
const write = (id: string, content: string) =>
  desk.buyer.call(`POST ${ofCard}/note`, { params: { id }, body: { content } });
const pdf = { name: 'referanse.pdf', content: '%PDF-1.7\n%%EOF', type: 'application/pdf' };
const upload = (id: string, file: { name: string; content: Buffer | string } = pdf) =>
  desk.buyer.call(`POST ${ofCard}/upload`, { params: { id }, file });

describe('a note', () => {
  it('is written, changed, removed and put back, and its words stand in no history', async () => {
    const card = await aCard(api.db, desk.board);
    const secret = 'Hemmelig om lønn';
    const { status, body } = await write(card, ` ${secret} `);
    expect([status, body.content, body.created_by]).toEqual([201, secret, desk.account]);
    expect(body.can).toEqual({ change: true, remove: true });
    const params = { id: body.evaluation_board_card_note };
    const changed = await desk.buyer.call(`POST ${ofNote}`, {
      params,
      body: { content: `${secret} 2` },
    });
    expect(changed.body.content).toBe(`${secret} 2`);
    const count = async () => (await desk.detail(card)).body.number_of_card_notes;
    expect(await count()).toBe(1);
    expect((await desk.buyer.call(`DELETE ${ofNote}`, { params })).status).toBe(204);
    expect(await count()).toBe(0);
    expect((await desk.buyer.call(`DELETE ${ofNote}`, { params })).error.errorCode).toBe(
      'could_not_find_evaluation_board_card_note',
    );
    await desk.buyer.call(`POST ${ofNote}/restore`, { params });
    expect((await desk.detail(card)).body.notes).toMatchObject([{ content: `${secret} 2` }]);
    const { changes } = (await desk.changes(card)).body;
    expect(changes.map(({ what }) => what)).toEqual([
      ...['restored_card_note', 'removed_card_note', 'changed_card_note', 'added_card_note'],
    ]);
    expect(JSON.stringify(await api.events('recorded_change'))).not.toContain('Hemmelig');
  });

  it('is changed by its author and by admins alone', async () => {
    const card = await aCard(api.db, desk.board);
    const { body } = await write(card, 'Virker grundig.');
    const params = { id: body.evaluation_board_card_note };
    const { organization } = desk;
    const role = 'consultant_buyer' as const;
    const colleague = await anAccount(api.db, { role, organization });
    await api.db
      .insertInto('assignment_editor')
      .values({ assignment: desk.assignment, account: colleague, position: 1 })
      .execute();
    const asColleague = await api.signedIn(colleague);
    const detail = await asColleague.call(`GET ${ofCard}`, { params: { id: card } });
    expect(detail.body.notes).toMatchObject([{ can: { change: false, remove: false } }]);
    const refused = await asColleague.call(`POST ${ofNote}`, { params, body: { content: 'Nei' } });
    expect([refused.status, refused.error.errorCode]).toEqual([401, 'user_is_not_authorized']);
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    expect((await admin.call(`DELETE ${ofNote}`, { params })).status).toBe(204);
  });

  it('is text as it was written, with markup and signs that turn the direction', async () => {
    const card = await aCard(api.db, desk.board);
    const content = '<script>alert(1)</script> \u202Eabc\u202C & <b>';
    expect((await write(card, content)).body.content).toBe(content);
    expect((await write(card, '   ')).error.errorCode).toBe('request_validation_error');
    expect((await write(card, 'a'.repeat(5_001))).error.errorCode).toBe('request_validation_error');
  });

  it('is one of at most five hundred', async () => {
    const card = await aCard(api.db, desk.board);
    const now = new Date();
    const note = { evaluation_board_card: card, content: 'Ja', created_by: desk.account };
    await api.db
      .insertInto('evaluation_board_card_note')
      .values(Array.from({ length: 499 }, () => ({ ...note, created_at: now, updated_at: now })))
      .execute();
    const answers = await Promise.all([write(card, 'en'), write(card, 'to')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
    expect((await desk.detail(card)).body.number_of_card_notes).toBe(500);
  });
});

describe('a file of a card', () => {
  it('is uploaded, read, removed and put back', async () => {
    const card = await aCard(api.db, desk.board);
    const { status, body } = await upload(card);
    expect(status).toBe(201);
    expect(body).toMatchObject({ filename: 'referanse.pdf', media_type: 'application/pdf' });
    const params = { id: body.submission_file };
    const read = await desk.buyer.call(`GET ${ofFile}`, { params });
    expect(read.raw.toString()).toBe(pdf.content);
    expect((await desk.detail(card)).body).toMatchObject({
      ...{ number_of_card_files: 1, files: [body] },
    });
    await desk.buyer.call(`DELETE ${ofFile}`, { params });
    const gone = await desk.buyer.call(`GET ${ofFile}`, { params });
    expect([gone.status, gone.error.errorCode]).toEqual([404, 'could_not_find_submission_file']);
    expect((await desk.buyer.call(`POST ${ofFile}/restore`, { params })).body).toEqual(body);
  });

  it('is judged by its content and its size', async () => {
    const card = await aCard(api.db, desk.board);
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);
    const refused = await upload(card, { ...pdf, content: program });
    expect([refused.status, refused.error.errorCode]).toEqual([400, 'unsupported_file_type']);
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(25_000_000, 32)]);
    const tooLarge = await upload(card, { ...pdf, content: large });
    expect([tooLarge.status, tooLarge.error.errorCode]).toEqual([413, 'payload_too_large']);
    expect((await desk.detail(card)).body.files).toEqual([]);
  });

  it('is one of at most twenty, also when more are uploaded at once', async () => {
    const card = await aCard(api.db, desk.board);
    const texts = Array.from({ length: 23 }, (_, index) => ({
      ...{ name: `${index}.txt`, content: `Nummer ${index}` },
    }));
    const answers = await Promise.all(texts.map((file) => upload(card, file)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = answers.flatMap(({ status, error }) => (status < 400 ? [] : error.errorCode));
    expect(refused).toEqual(['too_many_files', 'too_many_files', 'too_many_files']);
  });

  it('is deleted for good a day after it was removed, with its content', async () => {
    const card = await aCard(api.db, desk.board);
    const removed = (await upload(card)).body.submission_file;
    const ofGoneCard = await aCard(api.db, desk.board);
    const onGoneCard = (await upload(ofGoneCard)).body.submission_file;
    const keys = await api.db
      .selectFrom('submission_file as s')
      .innerJoin('file as f', 'f.file', 's.file')
      .select('f.storage_key')
      .where('s.submission_file', 'in', [removed, onGoneCard])
      .execute();
    await desk.buyer.call(`DELETE ${ofFile}`, { params: { id: removed } });
    await desk.buyer.call(`DELETE ${ofCard}`, { params: { id: ofGoneCard } });
    api.clock.advance({ hours: 25 });
    await api.runScheduled('sweep-boards');
    await api.runJobs();
    api.clock.set(new Date());
    const { storage } = api.torg.parts.external;
    for (const { storage_key } of keys)
      await expect(storage.get(storage_key)).rejects.toThrow('nothing is stored');
    const left = await api.db
      .selectFrom('submission_file')
      .select('submission_file')
      .where('submission_file', 'in', [removed, onGoneCard])
      .execute();
    expect([keys.length, left]).toEqual([2, []]);
  });
});

describe('when a profile is deleted', () => {
  it('its cards have no name, notes or files any more, and stay where they are', async () => {
    const { organization } = desk;
    const profile = await aConsultant(api.db, { account: { name: 'Una Strand' } });
    const other = await aCard(api.db, desk.board);
    const { body } = await desk.add({ profile });
    const card = body.evaluation_board_card;
    await write(card, 'Una er flink.');
    await write(other, 'En annen.');
    await upload(card);
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin', organization }));
    await admin.call('DELETE /api/main/profile/{profile}', { params: { profile } });
    await api.runJobs();
    expect((await desk.detail(card)).body).toMatchObject({
      ...{ card_title: '', profile: null, profile_data: null, notes: [], files: [] },
      ...{ number_of_card_notes: 0, number_of_card_files: 0, card_order: body.card_order },
    });
    expect((await desk.detail(other)).body.notes).toHaveLength(1);
    expect(JSON.stringify((await desk.changes(card)).body)).not.toContain('Una');
  });
});
