import { randomUUID } from 'node:crypto';
import { limits } from '@torg/protocol/limits';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AnyJob } from '../../platform/jobs/job-definition.ts';
import { makeLog } from '../../platform/log.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { mailSigningCode } from '../mails/mail-signing-code.ts';
import { mailSigningLink } from '../mails/mail-signing-link.ts';
import { aContractToSign, chainOf, pdfHash, tokenFor } from '../../testing/a-contract-to-sign.ts';

const open = 'POST /api/contracts/signing/open';

let api: TestApi;
const lines: string[] = [];
beforeAll(async () => {
  const log = makeLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  api = await startTestApi({ RATE_LIMITS: '1' }, log);
});
afterAll(() => api.close());
beforeEach(() => {
  api.mail.sent.length = 0;
  lines.length = 0;
});

/** One try of the job; the same id: the queue starts it again, as after a kill. */
const tryJob = (job: AnyJob, input: object, id: string = randomUUID()) =>
  api.torg.parts.jobs.run(job, { input, id, traceId: '' });
const livingLinks = (signatory: string) =>
  api.db
    .selectFrom('signing_link')
    .select('token_hash')
    .where('signatory', '=', signatory)
    .where('killed_at', 'is', null)
    .execute();

it('a link is mailed once however often its jobs are tried, also at the same time', async () => {
  const { contract, recipient } = await aContractToSign(api);
  const input = { signatory: recipient.signatory, mail: 'to_sign' };
  const id = randomUUID();
  await Promise.all(
    [id, id, randomUUID(), randomUUID()].map((one) => tryJob(mailSigningLink, input, one)),
  );
  await tryJob(mailSigningLink, input);
  expect(api.mail.sent).toHaveLength(1);
  expect(await livingLinks(recipient.signatory)).toHaveLength(1);
  expect(await chainOf(api, contract)).toEqual(['link_made', 'sent']);
});

it('a mail that was not accepted comes again with the same link', async () => {
  const { contract, recipient } = await aContractToSign(api);
  const input = { signatory: recipient.signatory, mail: 'to_sign' };
  const id = randomUUID();
  const send = api.mail.send;
  let refused: string | undefined;
  api.mail.send = async (mail, mayFinish) => {
    await mayFinish?.();
    refused = mail.text;
    throw new Error(`the mail server refused ${mail.subject}`);
  };
  await expect(tryJob(mailSigningLink, input, id)).rejects.toThrow('refused');
  api.mail.send = send;
  await tryJob(mailSigningLink, input, id);
  expect(refused).toContain(`/sign#${tokenFor(api, recipient.email)}`);
  expect(await livingLinks(recipient.signatory)).toHaveLength(1);
  expect(await chainOf(api, contract)).toEqual(['link_made', 'sent', 'sent']);
  const body = { subject: { token: tokenFor(api, recipient.email) } };
  expect((await api.stranger.call(open, { body })).status).toBe(200);
});

it('a mail that comes again after a newer one was sent is not sent, and leaves its link alone', async () => {
  const { recipient } = await aContractToSign(api);
  const { signatory } = recipient;
  const reminder = { signatory, mail: 'reminder' };
  await tryJob(mailSigningLink, { signatory, mail: 'to_sign' });
  const first = tokenFor(api, recipient.email);
  const id = randomUUID();
  const send = api.mail.send;
  api.mail.send = async (_mail, mayFinish) => {
    await mayFinish?.();
    throw new Error('the connection ended');
  };
  await expect(tryJob(mailSigningLink, reminder, id)).rejects.toThrow('the connection ended');
  api.mail.send = send;
  await tryJob(mailSigningLink, reminder);
  const newest = tokenFor(api, recipient.email);
  await tryJob(mailSigningLink, reminder, id);
  expect(api.mail.sent).toHaveLength(2);
  const statusOf = async (token: string) =>
    (await api.stranger.call(open, { body: { subject: { token } } })).status;
  expect(await statusOf(first)).toBe(404);
  expect(await statusOf(newest)).toBe(200);
});

it('a mail server that breaks off while the mail is claimed gets it again', async () => {
  const { recipient } = await aContractToSign(api);
  const input = { signatory: recipient.signatory, mail: 'to_sign' };
  const id = randomUUID();
  const send = api.mail.send;
  let claimed: Promise<boolean> | undefined;
  api.mail.send = async (_mail, mayFinish) => {
    claimed = mayFinish?.();
    throw new Error('the connection ended');
  };
  await expect(tryJob(mailSigningLink, input, id)).rejects.toThrow('the connection ended');
  api.mail.send = send;
  expect(await claimed).toBe(true);
  await tryJob(mailSigningLink, input, id);
  expect(api.mail.sent).toHaveLength(1);
  expect(await livingLinks(recipient.signatory)).toHaveLength(1);
});

it('a code is mailed once by its job', async () => {
  const { recipient } = await aContractToSign(api);
  const id = randomUUID();
  const input = { signatory: recipient.signatory };
  await Promise.all([1, 2, 3].map(() => tryJob(mailSigningCode, input, id)));
  expect(api.mail.sent).toHaveLength(1);
});

it('an unknown link and a wrong code are lines of the security log, without the token', async () => {
  const { recipient } = await aContractToSign(api);
  await tryJob(mailSigningLink, { signatory: recipient.signatory, mail: 'to_sign' });
  const token = tokenFor(api, recipient.email);
  await api.stranger.call(open, { body: { subject: { token: `${token.slice(1)}x` } } });
  const signature = { name: 'Kari Fjord', authority_confirmed: true, document_hash: pdfHash };
  await api.stranger.call('POST /api/contracts/signing/sign', {
    body: { subject: { token }, ...signature, code: '123456' } as never,
  });
  const security = lines.map((line) => (JSON.parse(line) as { security?: string }).security);
  expect(security.filter((kind) => kind !== undefined)).toEqual([
    ...['signing_link_refused', 'wrong_signing_code'],
  ]);
  expect(lines.join('')).not.toContain(token.slice(1));
});

it('an address has thirty tries a minute', async () => {
  const body = { subject: { token: 'not-a-token' } };
  const statuses: number[] = [];
  for (let times = 0; times <= limits.contract.linkTriesPerMinute; times += 1) {
    statuses.push(
      (await api.stranger.call('POST /api/contracts/signing/document', { body })).status,
    );
  }
  expect(statuses.slice(0, -1).every((status) => status === 404)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
