import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startMailServer, type MailServer } from '../../adapters/mail/a-mail-server.ts';
import { smtpMail } from '../../adapters/mail/mail.smtp.ts';
import {
  aContractToSign,
  chainOf,
  pdfHash,
  type ToSign,
} from '../../testing/a-contract-to-sign.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { mailSigningLink } from '../mails/mail-signing-link.ts';

let api: TestApi;
let server: MailServer;
beforeAll(async () => {
  api = await startTestApi();
  server = await startMailServer();
  const about = { url: server.url, from: 'Torg <post@torg.example>', requireTls: false };
  api.torg.parts.external.mail = smtpMail(about, { timeoutMs: 2_000 });
});
afterAll(async () => {
  await api.close();
  await server.stop();
});
afterEach(() => {
  server.recover();
  server.arrived.length = 0;
});

type LinkMail = Parameters<(typeof mailSigningLink)['run']>[1]['mail'];

const mailLink = ({ recipient: { signatory } }: ToSign, mail: LinkMail) =>
  api.db
    .transaction()
    .execute((tx) =>
      api.torg.parts.jobs.enqueue(tx, mailSigningLink, { signatory, mail }, { key: signatory }),
    );

/** Runs what was enqueued and what was put off, until so many mails have arrived. */
async function untilArrived(count: number): Promise<void> {
  for (let tries = 0; tries < 9 && server.arrived.length < count; tries += 1) {
    await api.runJobs();
    api.clock.advance({ minutes: 1 });
  }
  expect(server.arrived).toHaveLength(count);
}
const tokens = () => server.arrived.map(({ text }) => /\/sign#([\w-]{43})/.exec(text ?? '')?.[1]);
const openWith = async (token: string | undefined) =>
  (
    await api.stranger.call('POST /api/contracts/signing/open', {
      body: { subject: { token: token ?? '' } },
    })
  ).status;

it.each(['cut', 'stall'] as const)(
  'a link works from the first mail on though the answer to it is lost by %s, and ends with a new one',
  async (fault) => {
    const one = await aContractToSign(api);
    server.plan('whole', fault, 2);
    await mailLink(one, 'to_sign');
    await untilArrived(1);
    const [first] = tokens();
    expect(await openWith(first)).toBe(200);
    await untilArrived(3);
    expect(new Set(server.arrived.map(({ messageId }) => messageId)).size).toBe(1);
    expect(tokens()).toEqual([first, first, first]);
    expect(await openWith(first)).toBe(200);
    expect(await chainOf(api, one.contract)).toEqual(['link_made', 'sent', 'sent', 'sent']);

    await mailLink(one, 'reminder');
    await untilArrived(4);
    const newest = tokens().at(-1);
    expect(newest).not.toBe(first);
    expect([await openWith(first), await openWith(newest)]).toEqual([404, 200]);
    const stored = await api.db.selectFrom('signing_link').select('token_hash').execute();
    for (const { token_hash } of stored) expect(tokens()).not.toContain(token_hash);
  },
);

it('a code that comes again after a lost answer is the same one, and signs', async () => {
  const one = await aContractToSign(api);
  await mailLink(one, 'to_sign');
  await untilArrived(1);
  const subject = { token: tokens()[0] ?? '' };
  server.plan('whole', 'cut');
  await api.stranger.call('POST /api/contracts/signing/code', { body: { subject } });
  await untilArrived(3);
  const [first, again] = server.arrived.slice(1);
  expect([again?.messageId, again?.text]).toEqual([first?.messageId, first?.text]);
  const signed = await api.stranger.call('POST /api/contracts/signing/sign', {
    body: {
      ...{ subject, name: 'Kari Fjord', authority_confirmed: true, document_hash: pdfHash },
      code: first?.subject?.slice(0, 6) ?? '',
    },
  });
  expect(signed.status).toBe(200);
});
