import { randomUUID } from 'node:crypto';
import type { Mail } from '../../platform/ports/mail.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../../testing/a-browser.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { anAccount, aTotp } from '../accounts.fixtures.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const tables = ['totp', 'passkey', 'recovery_code', 'pending_sign_in'] as const;
const password = 'blåbær på fjellet';

async function left(account: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const rows = await api.db
      .selectFrom(table)
      .select('account')
      .where('account', '=', account)
      .execute();
    counts[table] = rows.length;
  }
  return counts;
}

/** An account with a row in each of the tables. */
async function aPersonWithEverything() {
  const email = `${randomUUID()}@torg.example`;
  const account = await anAccount(api.db, { email, password });
  await aTotp(api, account);
  const passkey = { credential_id: account, public_key: '-', counter: 0, transports: [] };
  await api.db
    .insertInto('passkey')
    .values({ ...passkey, account, name: 'Nøkkel' })
    .execute();
  const client = await api.signedIn(account);
  await client.call('POST /api/main/account/me/recovery-codes');
  await aBrowser(api).post('/api/auth/sign-in', { email, password });
  return { account, email, client };
}
const none = Object.fromEntries(tables.map((table) => [table, 0]));

describe('factors and codes', () => {
  it('end with an account that is merged into another', async () => {
    const [{ account }, kept] = [await aPersonWithEverything(), await anAccount(api.db)];
    expect(Object.values(await left(account)).every((count) => count > 0)).toBe(true);
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    const answer = await admin.call('POST /api/main/admin/accounts/{account}/merge/{other}', {
      params: { account: kept, other: account },
    });
    expect(answer.status).toBe(200);
    expect(await left(account)).toEqual(none);
    expect(await left(kept)).toEqual(none);
  });

  it('are never stored for an Idempotency-Key', async () => {
    const { account, client } = await aPersonWithEverything();
    const key = { headers: { 'idempotency-key': randomUUID() } };
    const made = await client.call('POST /api/main/account/me/recovery-codes', key);
    const again = await client.call('POST /api/main/account/me/recovery-codes', key);
    expect(again.body.recovery_codes).not.toEqual(made.body.recovery_codes);
    const keys = api.db.selectFrom('idempotency_key').select('key').where('account', '=', account);
    expect(await keys.execute()).toEqual([]);
  });
});

describe('a mail about a change', () => {
  const sentTo = (email: string) => api.mail.sent.filter(({ to }: Mail) => to === email);

  it('is sent once, also when the mail server was away', async () => {
    const { email } = await aPersonWithEverything();
    api.mail.failNext(1);
    await api.runJobs();
    api.clock.advance({ minutes: 1 });
    await api.runJobs();
    expect(sentTo(email)).toMatchObject([{ subject: 'Du har nye gjenopprettingskoder på Torg' }]);
  });

  it('is written in the language of its reader', async () => {
    for (const [locale, subject] of [
      ['sv', 'Du har nya återställningskoder på Torg'],
      ['en', 'You have new recovery codes at Torg'],
    ] as const) {
      const { account, email, client } = await aPersonWithEverything();
      await api.db.updateTable('account').set({ locale }).where('account', '=', account).execute();
      await client.call('POST /api/main/account/me/recovery-codes');
      await api.runJobs();
      expect(sentTo(email).at(-1)?.subject).toBe(subject);
    }
  });
});
