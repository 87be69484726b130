import { limits } from '@torg/protocol/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { aBrowser } from '../testing/a-browser.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.mail.sent.length = 0;
});

let count = 0;
async function aPerson(locale: 'nb' | 'sv' | 'en' = 'nb') {
  const email = `ola.${(count += 1)}@torg.example`;
  return { email, account: await anAccount(api.db, { email, locale }) };
}
const ask = async (email: string, return_to?: string) => {
  const answer = await aBrowser(api).post('/api/auth/magic-link', { email, return_to });
  await api.runJobs();
  return answer;
};
const tokenIn = (mail: { text: string } | undefined) =>
  /\/login\/magic\?token=([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '';
const consume = (token: string, browser = aBrowser(api)) =>
  browser.post('/api/auth/magic-link/consume', { token });

describe('a sign-in link', () => {
  it('arrives by mail in the language of its recipient, and signs in', async () => {
    const { email, account } = await aPerson('sv');
    const requested = await ask(email, '/assignments?page=2');
    expect(requested).toMatchObject({ status: 202, body: { minutes: limits.magicLink.minutes } });
    const [mail] = api.mail.sent;
    expect(mail).toMatchObject({ to: email, subject: 'Logga in på Torg' });
    expect(mail?.html).toContain(`http://torg.example/login/magic?token=${tokenIn(mail)}`);

    const browser = aBrowser(api);
    const answer = await consume(tokenIn(mail), browser);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      user: { account: { account, email } },
      return_to: '/assignments?page=2',
    });
    expect((await browser.get('/api/main/account/me')).body.account.account).toBe(account);
    const events = await api.events('user_logged_in');
    expect(events.at(-1)).toMatchObject({
      acting_account: account,
      metadata: { method: 'magic_link' },
    });
  });

  it('works once', async () => {
    const { email } = await aPerson();
    await ask(email);
    const token = tokenIn(api.mail.sent[0]);
    expect((await consume(token)).status).toBe(200);
    const again = await consume(token);
    expect(again).toMatchObject({ status: 401, body: { errorCode: 'magic_link_not_valid' } });
  });

  it('works once even when it is used twice at the same moment', async () => {
    const { email, account } = await aPerson();
    await ask(email);
    const token = tokenIn(api.mail.sent[0]);
    const answers = await Promise.all([consume(token), consume(token), consume(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    const sessions = await api.db
      .selectFrom('session')
      .select('session')
      .where('account', '=', account)
      .execute();
    expect(sessions).toHaveLength(1);
  });

  it('expires after a quarter of an hour', async () => {
    const { email } = await aPerson();
    await ask(email);
    api.clock.advance({ minutes: limits.magicLink.minutes });
    const answer = await consume(tokenIn(api.mail.sent[0]));
    expect(answer).toMatchObject({ status: 401, body: { errorCode: 'magic_link_not_valid' } });
  });

  it('cannot be forged', async () => {
    for (const token of ['x', 'x'.repeat(43), "' or 1=1 --"]) {
      expect((await consume(token)).body.errorCode).toBe('magic_link_not_valid');
    }
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads out of the app: %s',
    async (return_to) => {
      const { email } = await aPerson();
      await ask(email, return_to);
      expect((await consume(tokenIn(api.mail.sent[0]))).body.return_to).toBe('/');
    },
  );

  it('appears in the mail only, neither in the database nor in the queue', async () => {
    const { email } = await aPerson();
    await ask(email);
    const token = tokenIn(api.mail.sent[0]);
    const links = await api.db.selectFrom('magic_link').selectAll().execute();
    expect(token).toHaveLength(43);
    expect(JSON.stringify(links)).not.toContain(token);
  });
});

describe('requesting a sign-in link', () => {
  it('gives the same answer for an unknown address, and mails nobody', async () => {
    const { email } = await aPerson();
    const known = await ask(email);
    api.mail.sent.length = 0;
    const unknown = await ask('nobody@torg.example');
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    expect(api.mail.sent).toEqual([]);
  });

  it('repeatedly does not fill the mailbox', async () => {
    const { email } = await aPerson();
    for (let time = 0; time < limits.magicLink.perAccount + 3; time += 1) await ask(email);
    expect(api.mail.sent).toHaveLength(limits.magicLink.perAccount);
    api.clock.advance({ minutes: limits.magicLink.minutes });
    await ask(email);
    expect(api.mail.sent).toHaveLength(limits.magicLink.perAccount + 1);
  });

  it('mails one link when the mail server is back', async () => {
    const { email, account } = await aPerson();
    api.mail.failNext(1);
    await ask(email);
    api.clock.advance({ minutes: 1 });
    await api.runJobs();
    expect(api.mail.sent.filter(({ to }) => to === email)).toHaveLength(1);
    const links = await api.db
      .selectFrom('magic_link')
      .select('token_hash')
      .where('account', '=', account)
      .execute();
    expect(links).toHaveLength(1);
  });
});
