import { randomUUID } from 'node:crypto';
import { limits } from '@torg/protocol/limits';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { anAccount } from '../accounts.fixtures.ts';
import type { AnyJob } from '../../platform/jobs/job-definition.ts';
import { mailSecurityNews } from '../security-mails/mail-security-news.ts';
import { mailInfectedFile } from '../settings/mail-infected-file.ts';
import { mailPasswordChanged } from '../settings/mail-password-changed.ts';
import { mailMagicLink } from './mail-magic-link.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.mail.sent.length = 0;
});

let count = 0;
async function aPerson() {
  const email = `kari.${(count += 1)}@torg.example`;
  return { email, account: await anAccount(api.db, { email }) };
}
/** One try of the job; the same id: the queue starts it again, as after a kill. */
const tryJob = (job: AnyJob, input: object, id: string = randomUUID()) =>
  api.torg.parts.jobs.run(job, { input, id, traceId: '' });
const linksOf = (account: string) =>
  api.db.selectFrom('magic_link').select('token_hash').where('account', '=', account).execute();

it('a link to sign in is mailed once however often its job is tried, also at the same time', async () => {
  const { email, account } = await aPerson();
  const [input, id] = [{ email, return_to: '/' }, randomUUID()];
  await Promise.all(Array.from({ length: 4 }, () => tryJob(mailMagicLink, input, id)));
  await tryJob(mailMagicLink, input, id);
  expect(api.mail.sent).toHaveLength(1);
  expect(await linksOf(account), 'there is no link that nobody got').toHaveLength(1);
});

it('a link whose mail was not accepted does not exist, and the next try mails another', async () => {
  const { email, account } = await aPerson();
  const [input, id] = [{ email, return_to: '/' }, randomUUID()];
  api.mail.failNext(1);
  await expect(tryJob(mailMagicLink, input, id)).rejects.toThrow('does not answer');
  expect(await linksOf(account)).toEqual([]);
  await tryJob(mailMagicLink, input, id);
  expect([api.mail.sent.length, (await linksOf(account)).length]).toEqual([1, 1]);
});

it('no more links are mailed than may be, also at the same time', async () => {
  const { email } = await aPerson();
  const input = { email, return_to: '/' };
  await Promise.all(Array.from({ length: 12 }, () => tryJob(mailMagicLink, input)));
  expect(api.mail.sent).toHaveLength(limits.magicLink.perAccount);
});

it.each([
  ['a changed password', mailPasswordChanged, {}],
  ['a change of how one signs in', mailSecurityNews, { what: 'added_totp' }],
  ['an infected file', mailInfectedFile, { file_name: 'cv.pdf' }],
])('%s is mailed about once', async (_what, job, about) => {
  const { account } = await aPerson();
  const [input, id] = [{ account, ...about }, randomUUID()];
  await tryJob(job, input, id);
  await tryJob(job, input, id);
  expect(api.mail.sent).toHaveLength(1);
  await tryJob(job, input);
  expect(api.mail.sent, 'the next change is another mail').toHaveLength(2);
});
