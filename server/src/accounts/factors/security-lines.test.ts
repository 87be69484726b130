import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { anAccount } from '../accounts.fixtures.ts';

let api: TestApi;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  api = await startTestApi();
  const note = (line: Record<string, unknown>) => void lines.push(line);
  const log = { ...api.torg.parts.log, info: note, warn: note, error: note };
  api.torg.parts.log = log;
});
afterAll(() => api.close());

const password = 'blåbær på fjellet';
const main = '/api/main/account/me';
const email = 'logg@torg.example';

async function finish(proof: object): Promise<Browser> {
  const browser = aBrowser(api);
  await browser.post('/api/auth/sign-in', { email, password });
  await browser.post('/api/auth/second-factor', proof);
  return browser;
}

it('the log of security has every change and use of a factor, and nothing secret', async () => {
  const account = await anAccount(api.db, { email, password });
  const browser = aBrowser(api);
  await browser.post('/api/auth/sign-in', { email, password });
  const { body } = await browser.post(`${main}/totp/options`);
  const codeOf = () =>
    new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({
      timestamp: api.clock.now().getTime(),
    });
  const used = codeOf();
  const added = await browser.post(`${main}/totp`, { setup: body.setup, code: used });
  const [code] = added.body.recovery_codes;
  await finish({ method: 'totp', code: used });
  api.clock.advance({ minutes: 1 });
  await finish({ method: 'totp', code: codeOf() });
  const inside = await finish({ method: 'recovery_code', code });
  await inside.post(`${main}/recovery-codes`);
  await inside.delete(`${main}/totp`);

  const kinds = lines.filter(({ security }) => security !== undefined);
  const about = (kind: string) => kinds.filter(({ security }) => security === kind);
  expect(about('factor_added')).toMatchObject([{ account, factor: 'totp' }]);
  expect(about('wrong_factor')).toMatchObject([{ account, factor: 'totp' }]);
  expect(about('factor_used')).toMatchObject([{ factor: 'totp' }, { factor: 'recovery_code' }]);
  expect(about('recovery_code_used')).toMatchObject([{ account }]);
  expect(about('recovery_codes_made')).toHaveLength(2);
  expect(about('factor_removed')).toMatchObject([{ account, factor: 'totp' }]);
  const text = JSON.stringify(lines);
  for (const secret of [email, password, body.secret, body.setup, used, code, '127.0.0.1']) {
    expect(text).not.toContain(secret);
  }
});
