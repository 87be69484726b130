import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBrowser } from '../../testing/a-browser.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { anAccount, aTotp } from '../accounts.fixtures.ts';

const password = 'blåbær på fjellet';
const before = 'the secret of before, which was long enough';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ SESSION_SECRET_BEFORE: before });
});
afterAll(() => api.close());

async function aPersonOf(sessionSecret: string) {
  const email = `${sessionSecret.length}@torg.example`;
  const account = await anAccount(api.db, { email, password });
  const settings = { ...api.settings, sessionSecret };
  const secret = await aTotp({ db: api.db, settings }, account);
  const stored = () =>
    api.db
      .selectFrom('totp')
      .select('sealed_secret')
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
  return { email, secret, stored };
}
async function canEnter({ email, secret }: { email: string; secret: string }) {
  const browser = aBrowser(api);
  await browser.post('/api/auth/sign-in', { email, password });
  const timestamp = api.clock.now().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  const answer = await browser.post('/api/auth/second-factor', { method: 'totp', code });
  return answer.status === 200;
}

it('after the session secret was changed, authenticator apps go on and are encrypted anew', async () => {
  const [old, lost] = [
    await aPersonOf(before),
    await aPersonOf('a secret that nobody has any more'),
  ];
  const { sealed_secret } = await old.stored();
  expect(await canEnter(old)).toBe(true);
  await api.runScheduled('seal-again');
  expect((await old.stored()).sealed_secret).not.toBe(sealed_secret);

  api.settings.sessionSecretBefore = undefined;
  api.clock.advance({ minutes: 2 });
  expect(await canEnter(old)).toBe(true);
  expect(await canEnter(lost)).toBe(false);
  const { sealed_secret: again } = await old.stored();
  await api.runScheduled('seal-again');
  expect((await old.stored()).sealed_secret).toBe(again);
});
