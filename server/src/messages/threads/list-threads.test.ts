import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { aMessage, aThread } from '../messages.fixtures.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 2, 8, minute));

describe('the list of threads', () => {
  let api: TestApi;
  let asBuyer: TestClient;
  let ids: { assignment: string; direct: string; interest: string; old: string; ida: string };

  beforeAll(async () => {
    api = await startTestApi();
    const { db } = api;
    const organization = await anOrganization(db, { name: 'Fjordvarme' });
    const buyer = await anAccount(db, {
      role: 'consultant_buyer',
      organization,
      name: 'Kari Vestli',
    });
    const company = await anOrganization(db, { name: 'Granskog IT', kind: 'consultant_company' });
    const ida = await anAccount(db, { name: 'Ida Solbakken', organization: company });
    const ola = await anAccount(db, { name: 'Ola Lie' });
    const title = 'Datavarehus for måledata';
    const assignment = await anAssignment(db, { organization, editors: [buyer], title });
    const old = await aThread(db, { participants: [ola, buyer], created_at: at(0) });
    await aMessage(db, {
      thread: old,
      sender: ola,
      content: 'Vi snakkes i 2027',
      created_at: at(1),
    });
    const interest = await aThread(db, {
      kind: 'interest',
      assignment,
      participants: [ida, buyer],
      subjects: [ida],
      created_at: at(2),
    });
    const long = `Jeg kan Kafka. ${'Mer om det. '.repeat(40)}`;
    await aMessage(db, { thread: interest, sender: ida, content: long, created_at: at(3) });
    const direct = await aThread(db, { participants: [buyer, ola], created_at: at(4) });
    await aMessage(db, { thread: direct, sender: buyer, content: 'Hei, Ola', created_at: at(5) });
    // A thread without the buyer.
    const other = await aThread(db, { kind: 'interest', assignment, participants: [ida, ola] });
    await aMessage(db, { thread: other, sender: ida, content: 'Kafka her også' });
    asBuyer = await api.signedIn(buyer);
    ids = { assignment, direct, interest, old, ida };
  });
  afterAll(() => api.close());

  const list = async (query: object = {}) => {
    const { status, body } = await asBuyer.call('GET /api/main/threads', { query });
    expect(status).toBe(200);
    return { ...body, ids: body.threads.map((one) => one.thread_id) };
  };

  it('shows one’s own, latest first, with participants and subject', async () => {
    const page = await list();
    expect(page.ids).toEqual([ids.direct, ids.interest, ids.old]);
    expect(page).toMatchObject({ total: 3, limit: 30, offset: 0 });
    const interest = page.threads[1];
    expect(interest).toMatchObject({
      kind: 'interest',
      assignment: {
        uuid: ids.assignment,
        title: 'Datavarehus for måledata',
        company_name: 'Fjordvarme',
      },
      participants: [{ account: ids.ida, name: 'Ida Solbakken', company_name: 'Granskog IT' }],
      consultants: [{ account: ids.ida, name: 'Ida Solbakken' }],
      last_message: { sender: ids.ida, created_at: '2026-11-02T08:03:00.000Z' },
      number_of_unread_messages: 1,
    });
    expect(interest?.last_message?.excerpt).toMatch(/^Jeg kan Kafka\./);
    expect(interest?.last_message?.excerpt.length).toBe(200);
  });

  it('is paged with an exact total, also past the end', async () => {
    const second = await list({ limit: 1, offset: 1 });
    expect(second.ids).toEqual([ids.interest]);
    expect(second.total).toBe(3);
    const past = await list({ limit: 1, offset: 30 });
    expect(past.ids).toEqual([]);
    expect(past.total).toBe(3);
  });

  it('can be filtered by unread, by kind, or by assignment', async () => {
    expect((await list({ unread: 'true' })).ids).toEqual([ids.interest, ids.old]);
    expect((await list({ kind: 'direct' })).ids).toEqual([ids.direct, ids.old]);
    expect((await list({ assignment: ids.assignment })).ids).toEqual([ids.interest]);
    const both = await list({ kind: 'direct', unread: 'true' });
    expect(both.ids).toEqual([ids.old]);
    expect(both.total).toBe(1);
  });

  it('searches names, titles and contents, and nothing in threads of others', async () => {
    expect((await list({ query: 'solbakk' })).ids).toEqual([ids.interest]);
    expect((await list({ query: 'måledata' })).ids).toEqual([ids.interest]);
    expect((await list({ query: 'KAFKA' })).ids).toEqual([ids.interest]);
    expect((await list({ query: 'ola' })).ids).toEqual([ids.direct, ids.old]);
    expect((await list({ query: '2027' })).ids).toEqual([ids.old]);
    expect((await list({ query: 'Kari Vestli' })).ids).toEqual([]);
    expect((await list({ query: '%' })).ids).toEqual([]);
  });

  it('is refused with an error when too much is requested', async () => {
    for (const query of [{ limit: 0 }, { limit: 91 }, { offset: -1 }, { kind: 'letter' }]) {
      const answer = await asBuyer.call('GET /api/main/threads', { query: query as object });
      expect(answer.error.errorCode).toBe('request_validation_error');
    }
  });
});
