import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { smtpMail } from '../../adapters/mail/mail.smtp.ts';
import {
  startMailServer,
  type MailFault,
  type MailServer,
} from '../../adapters/mail/a-mail-server.ts';
import { startBucket, type Bucket, type BucketFault } from '../../adapters/storage/a-bucket.ts';
import { s3Storage } from '../../adapters/storage/storage.s3.ts';
import { aContractToSign, chainOf, pdfHash } from '../../testing/a-contract-to-sign.ts';
import type { ToSign } from '../../testing/a-contract-to-sign.ts';
import { useQuickSeals } from '../../testing/quick-seals.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { checkChain } from '../signing/check-chain.ts';
import { findChain } from '../verification/chains.repository.ts';

let api: TestApi;
let bucket: Bucket;
let server: MailServer;
let siri: TestClient;
let kari: TestClient;
const sender = 'siri@torg.example';
const recipient = 'kari@fjord.example';
/** Longer than anything here takes, and shorter than the slow answers. */
const timeoutMs = 600;

beforeAll(async () => {
  api = await startTestApi();
  useQuickSeals(api);
  bucket = await startBucket({ slowMs: timeoutMs * 1.5 });
  server = await startMailServer({ slowMs: timeoutMs * 1.5 });
  const { external } = api.torg.parts;
  external.storage = s3Storage(bucket.settings, {
    socketTimeout: timeoutMs,
    // So that the job itself has to try again.
    maxAttempts: 1,
  });
  const about = { url: server.url, from: 'Torg <post@torg.example>', requireTls: false };
  external.mail = smtpMail(about, { timeoutMs });
  siri = await api.signedIn(await anAccount(api.db, { email: sender, role: 'admin' }));
  kari = await api.signedIn(await anAccount(api.db, { email: recipient }));
});
afterAll(async () => {
  await api.close();
  await bucket.stop();
  await server.stop();
});
afterEach(() => {
  bucket.recover();
  server.recover();
  server.arrived.length = 0;
});

const sign = (client: TestClient, { signatory }: ToSign['sender']) =>
  client.call('POST /api/contracts/signing/sign', {
    body: {
      subject: { signatory },
      ...{ name: 'Et Navn', authority_confirmed: true, document_hash: pdfHash },
    },
  });

const rowOf = ({ contract }: ToSign) =>
  api.db
    .selectFrom('contract')
    .selectAll()
    .where('contract', '=', contract)
    .executeTakeFirstOrThrow();

/** Signs and runs what follows, with what was put off; returns how it ended. */
async function signAndDeliver(one: ToSign) {
  await Promise.all([sign(siri, one.sender), sign(kari, one.recipient)]);
  let row = await rowOf(one);
  for (let tries = 0; tries < 9 && row.delivered_at === null; tries += 1) {
    await api.runJobs();
    api.clock.advance({ minutes: 4 });
    row = await rowOf(one);
  }
  await bucket.settle();
  const findings = checkChain(await findChain(api.db, one.contract), row);
  const kinds = await chainOf(api, one.contract);
  const times = (kind: string) => kinds.filter((other) => other === kind).length;
  // A mail whose answer was lost comes again, and is the same one to whoever receives it, link and all.
  const mails = [sender, recipient].map(
    (address) =>
      new Set(
        server.arrived
          .filter(({ to }) => to?.some((one_) => one_.address === address))
          .map(({ messageId, text }) => `${messageId}\n${text}`),
      ).size,
  );
  return {
    ...{ findings, mails, completed: times('completed'), sealed: times('sealed') },
    isDelivered: row.delivered_at !== null,
  };
}
const deliveredOnce = {
  ...{ findings: [], mails: [1, 1], completed: 1, sealed: 1, isDelivered: true },
};

/** The signed PDF is read, the sealed one stored, and read for the mails. */
const steps = [
  ['GET', 'signed-'],
  ['PUT', 'sealed-'],
  ['GET', 'sealed-'],
] as const;
const storageFaults: [BucketFault, boolean][] = [
  ...(['stall', 'cut', 'broken', 'busy', 'slow'] as const).map((fault) => [fault, false] as const),
  ...(['stall', 'cut', 'broken', 'twice'] as const).map((fault) => [fault, true] as const),
].map(([fault, isDone]) => [fault, isDone]);

describe('what both have signed is sealed once and mailed once to each', () => {
  it.each(storageFaults)(
    'though the storage goes wrong at each step by %s (done all the same: %s)',
    async (fault, isDone) => {
      const one = await aContractToSign(api, { sender, recipient });
      const struck = steps.map((at) => bucket.plan(at, fault, { isDone }));
      expect(await signAndDeliver(one)).toEqual(deliveredOnce);
      await Promise.all(struck);
    },
  );

  it.each(['stall', 'cut', 'broken', 'busy', 'slow'] as const)(
    'though the mail server goes wrong by %s, before and after it has the mail',
    async (fault: MailFault) => {
      const one = await aContractToSign(api, { sender, recipient });
      server.plan('named', fault);
      server.plan('whole', fault);
      expect(await signAndDeliver(one)).toEqual(deliveredOnce);
    },
  );

  it('though storage and mail server are gone for hours', async () => {
    const one = await aContractToSign(api, { sender, recipient });
    void bucket.plan(['GET', ''], 'broken', { times: 12 });
    server.plan('named', 'cut', 6);
    await signAndDeliver(one);
    bucket.recover();
    api.clock.advance({ minutes: 50 });
    for (let tries = 0; tries < 8; tries += 1) {
      api.clock.advance({ minutes: 7 });
      await api.runScheduled('repair-contracts');
    }
    expect(await signAndDeliver(one)).toEqual(deliveredOnce);
  });
});
