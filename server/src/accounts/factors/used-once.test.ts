import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../../platform/database/tables.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { anAccount, aTotp } from '../accounts.fixtures.ts';
import { useChallenge } from '../passkeys/passkeys.repository.ts';
import { takePendingSignIn } from '../pending/pending-sign-ins.repository.ts';
import {
  replaceRecoveryCodes,
  useRecoveryCode,
} from '../recovery-codes/recovery-codes.repository.ts';
import { findTotp, useStep } from '../totp/totp.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const now = new Date('2026-11-23T12:00:00Z');

/** As in several processes, which do not wait for each other. */
async function atOnce(use: (tx: Tx) => Promise<boolean>): Promise<number> {
  const both = [1, 2, 3, 4].map(() => api.db.transaction().execute(use));
  return (await Promise.all(both)).filter(Boolean).length;
}

it('a code of an authenticator app is used up by one of several processes', async () => {
  const account = await anAccount(api.db);
  await aTotp(api, account);
  const { sealed_secret = '' } = (await findTotp(api.db, account)) ?? {};
  const use = (step: number) => atOnce((tx) => useStep(tx, { account, sealed_secret, step, now }));
  expect([await use(7), await use(7), await use(6), await use(8)]).toEqual([1, 0, 0, 1]);
});

it('a recovery code is', async () => {
  const account = await anAccount(api.db);
  await api.db.transaction().execute((tx) => replaceRecoveryCodes(tx, account, ['a', 'b']));
  const use = (code_hash: string) =>
    atOnce((tx) => useRecoveryCode(tx, { account, code_hash, now }));
  expect([await use('a'), await use('a'), await use('b'), await use('c')]).toEqual([1, 0, 1, 0]);
});

it('a challenge of a passkey is', async () => {
  const challenge = { challenge_hash: 'one', expires_at: now };
  const use = () => atOnce((tx) => useChallenge(tx, challenge));
  expect([await use(), await use()]).toEqual([1, 0]);
});

it('a sign-in that waits is', async () => {
  const account = await anAccount(api.db);
  const pending = { token_hash: 'one', account, method: 'password', return_to: '/' } as const;
  await api.db
    .insertInto('pending_sign_in')
    .values({ ...pending, expires_at: now })
    .execute();
  expect(await atOnce((tx) => takePendingSignIn(tx, 'one'))).toBe(1);
});
