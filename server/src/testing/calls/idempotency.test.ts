import { randomUUID } from 'node:crypto';
import { limits } from '@torg/protocol/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWorld, type World } from '../a-world.ts';
import { startTestApi, type TestApi, type TestClient } from '../start-test-api.ts';

let api: TestApi;
let world: World;
let buyer: TestClient;

beforeAll(async () => {
  api = await startTestApi();
  world = await aWorld(api);
  buyer = await api.signedIn(world.accounts.buyer);
});
afterAll(() => api.close());

const create = 'POST /api/main/assignments/new';
const copy = 'POST /api/main/assignment/{assignment_id}/copy';

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

async function numberOfAssignments(): Promise<number> {
  const { count } = await api.db
    .selectFrom('assignment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

it('answers a repeated request with the first answer, and does nothing else', async () => {
  const key = randomUUID();
  const before = await numberOfAssignments();
  const first = await buyer.call(create, withKey(key));
  const second = await buyer.call(create, withKey(key));
  expect(first.status).toBe(201);
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
  expect(await numberOfAssignments()).toBe(before + 1);
});

it('makes one change when twenty equal requests come at the same time', async () => {
  const key = randomUUID();
  const before = await numberOfAssignments();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => buyer.call(create, withKey(key))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.assignment_uuid)).size).toBe(1);
  expect(await numberOfAssignments()).toBe(before + 1);
});

it('refuses a key that is used again with other content', async () => {
  const key = randomUUID();
  await buyer.call(copy, { params: { assignment_id: world.assignment }, ...withKey(key) });
  const other = await buyer.call(copy, { params: { assignment_id: world.draft }, ...withKey(key) });
  expect([other.status, other.error.errorCode]).toEqual([422, 'idempotency_key_reused']);
});

it('keeps the keys of two people apart', async () => {
  const key = randomUUID();
  const otherBuyer = await api.signedIn(world.accounts.otherBuyer);
  const own = await buyer.call(create, withKey(key));
  const others = await otherBuyer.call(create, withKey(key));
  expect(others.status).toBe(201);
  expect(others.body.assignment_uuid).not.toBe(own.body.assignment_uuid);
});

it('lets a failed request be tried again with its key', async () => {
  const key = randomUUID();
  const nowhere = { params: { assignment_id: randomUUID() } };
  for (let time = 0; time < 2; time += 1) {
    const answer = await buyer.call(copy, { ...nowhere, ...withKey(key) });
    expect(answer.error.errorCode).toBe('could_not_find_assignment');
  }
  const answer = await buyer.call(create, withKey(key));
  expect(answer.status).toBe(201);
});

it('forgets a key after a day', async () => {
  const key = randomUUID();
  const first = await buyer.call(create, withKey(key));
  api.clock.advance({ hours: 25 });
  const later = await buyer.call(create, withKey(key));
  expect(later.status).toBe(201);
  expect(later.body.assignment_uuid).not.toBe(first.body.assignment_uuid);
});

it('refuses a key that is longer than 255 characters', async () => {
  const fits = await buyer.call(create, withKey('k'.repeat(255)));
  expect(fits.status).toBe(201);
  const tooLong = await buyer.call(create, withKey('k'.repeat(256)));
  expect([tooLong.status, tooLong.error.errorCode]).toEqual([400, 'request_validation_error']);
});

it('replays a list too, although it changes nothing', async () => {
  const key = randomUUID();
  const list = 'POST /api/main/assignments/mine';
  const first = await buyer.call(list, { body: { locale: 'nb' }, ...withKey(key) });
  await buyer.call(create, {});
  const second = await buyer.call(list, { body: { locale: 'nb' }, ...withKey(key) });
  expect(second.body).toEqual(first.body);
});

describe('a call with external effect', () => {
  const change = 'POST /api/main/account/me/password';
  // Neither account has a password yet, and both have just signed in.
  const body = { new_password: 'et-helt-nytt-passord' };

  it('is not repeated, and frees its key when it fails', async () => {
    const otherBuyer = await api.signedIn(world.accounts.otherBuyer);
    const changePassword = (content: object, key: string) =>
      otherBuyer.call(change, { body: { ...body, ...content }, ...withKey(key) });
    const [first, second] = [randomUUID(), randomUUID()];
    for (let time = 0; time < 2; time += 1) {
      expect((await changePassword({}, first)).status).toBe(204);
    }
    const other = await changePassword({ current_password: 'feil' }, first);
    expect(other.error.errorCode).toBe('idempotency_key_reused');

    const failed = await changePassword({ current_password: 'feil' }, second);
    expect(failed.error.errorCode).toBe('password_is_wrong');
    const corrected = await changePassword({ current_password: body.new_password }, second);
    expect(corrected.status).toBe(204);
  });

  it('refuses its key while it runs, until its process must be dead', async () => {
    const consultant = await api.signedIn(world.accounts.consultant);
    const key = randomUUID();
    const changePassword = () => consultant.call(change, { body, ...withKey(key) });
    await changePassword();
    await api.db
      .updateTable('idempotency_key')
      .set({ status: null, answer: null })
      .where('key', '=', key)
      .execute();
    const during = await changePassword();
    expect([during.status, during.error.errorCode]).toEqual([409, 'idempotency_key_in_use']);
    api.clock.advance({ minutes: limits.confirmation.minutes });
    const after = await changePassword();
    expect(after.error.errorCode).toBe('identity_not_confirmed');
  });
});
