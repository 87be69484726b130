import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { NotSealed } from '../../platform/ports/sealing.ts';
import type { ProofPaper } from '../../platform/ports/typesetting.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import {
  aContractToSign,
  chainOf,
  mailLinks,
  pdfHash,
  tokenFor,
  type ToSign,
} from '../../testing/a-contract-to-sign.ts';

const open = 'POST /api/contracts/signing/open';
const read = 'POST /api/contracts/signing/document';
const signCall = 'POST /api/contracts/signing/sign';
const verify = 'POST /api/contracts/verify';
const replace = 'PUT /api/contracts/client/contracts/{contract_id}/signatories/{signatory_id}';

let api: TestApi;
let siri: TestClient;
let kari: TestClient;
const sender = 'siri@torg.example';
const recipient = 'kari@fjord.example';

/** What the ports were given; the seal is a text, so that a test sees what was sealed. */
let seals = 0;
const ports = { proofs: [] as ProofPaper[], seals: 0, isDown: false, isSealValid: true };

function fakePorts(): void {
  const { external } = api.torg.parts;
  external.typesetting = {
    async typeset(_template, data) {
      ports.proofs.push(data as ProofPaper);
      return Buffer.from('\nbevis');
    },
    close: async () => {},
  };
  external.sealing = {
    join: async (pdf, proof) => Buffer.concat([pdf, proof]),
    async seal(pdf) {
      if (ports.isDown) throw new NotSealed('timed_out');
      ports.seals += 1;
      return Buffer.concat([pdf, Buffer.from(`\nforseglet ${(seals += 1)}`)]);
    },
    check: async (pdf) => ({
      isValid: ports.isSealValid,
      coversAll: pdf.includes('forseglet'),
      ...{ signedAt: null, signer: 'Torg' },
    }),
    close: async () => {},
  };
}

beforeAll(async () => {
  api = await startTestApi();
  fakePorts();
  siri = await api.signedIn(await anAccount(api.db, { email: sender, role: 'admin' }));
  kari = await api.signedIn(await anAccount(api.db, { email: recipient }));
});
afterAll(() => api.close());
beforeEach(() => {
  api.clock.set(new Date());
  api.mail.sent.length = 0;
  Object.assign(ports, { proofs: [], seals: 0, isDown: false, isSealValid: true });
});

const sign = (client: TestClient, { signatory }: { signatory: string }) =>
  client.call(signCall, {
    body: {
      subject: { signatory },
      ...{ name: 'Kari Fjord', authority_confirmed: true, document_hash: pdfHash },
    },
  });
const bothSign = (one: ToSign) => Promise.all([sign(siri, one.sender), sign(kari, one.recipient)]);
const rowOf = ({ contract }: ToSign) =>
  api.db
    .selectFrom('contract')
    .selectAll()
    .where('contract', '=', contract)
    .executeTakeFirstOrThrow();
const tryJob = (name: string, input: object, id: string) => {
  const { jobs } = api.torg.parts;
  const job = jobs.definitions.find((definition) => definition.name === name);
  if (job === undefined) throw new Error(`no job is called ${name}`);
  return jobs.run(job, { input, id, traceId: '' });
};

describe('once everybody has signed', () => {
  it('the PDF is sealed once and mailed once to each, fifty times', async () => {
    const made = await Promise.all(
      Array.from({ length: 50 }, () => aContractToSign(api, { sender, recipient })),
    );
    await Promise.all(made.map(bothSign));
    await api.runJobs();
    expect([ports.seals, api.mail.sent.length]).toEqual([50, 100]);
    for (const one of made) {
      const row = await rowOf(one);
      expect([row.sealed_at, row.delivered_at]).not.toContain(null);
    }
    expect(new Set(api.mail.sent.map(({ to }) => to))).toEqual(new Set([sender, recipient]));
  }, 120_000);

  it('the proof page says who, when, from where and how, and the link downloads for 30 days', async () => {
    const one = await aContractToSign(api, { sender, recipient });
    await mailLinks(api, one);
    const old = { subject: { token: tokenFor(api, recipient) } };
    await bothSign(one);
    const during = await api.stranger.call(open, { body: old });
    expect(during.body).toMatchObject({ is_over: true, contract: { is_sealed: false } });
    await api.runJobs();
    expect(ports.proofs).toMatchObject([
      {
        ...{ reference: one.contract, documentHash: pdfHash, locale: 'nb' },
        verifyUrl: 'http://torg.example/verify',
        signatures: [
          { signedName: 'Kari Fjord', address: '127.0.0.1', identifiedBy: 'session' },
          { signedName: 'Kari Fjord' },
        ],
      },
    ]);
    const chain = await chainOf(api, one.contract);
    expect(chain.filter((kind) => !kind.startsWith('link_'))).toEqual([
      ...['sent', 'sent', 'signed', 'signed', 'completed', 'sealed', 'delivered', 'delivered'],
    ]);
    expect((await api.stranger.call(open, { body: old })).status, 'a new link').toBe(404);
    const last = api.mail.sent.findLast(({ to }) => to === recipient);
    const sealed = last?.attachments?.[0]?.content ?? Buffer.from('');
    expect(sealed.toString()).toMatch(/bevis\nforseglet \d+$/);
    expect(last?.text).toContain('Sjekk et signert dokument: http://torg.example/verify');

    const body = { subject: { token: tokenFor(api, recipient) } };
    expect((await api.stranger.call(read, { body })).raw).toEqual(sealed);
    const sha256 = createHash('sha256').update(sealed).digest('hex');
    const row = await rowOf(one);
    for (const hash of [sha256, pdfHash]) {
      const verified = await api.stranger.call(verify, { body: { sha256: hash } });
      expect(verified.body.result).toBe('signed');
    }
    const { body: exact } = await api.stranger.call(verify, { body: { sha256 } });
    expect(exact.signed_at).toBe(row.completed_at?.toISOString());
    const unknown = await api.stranger.call(verify, { body: { sha256: 'a'.repeat(64) } });
    expect(unknown.body).toEqual({ result: 'unknown', signed_at: null });
    api.clock.advance({ days: 29 });
    expect((await api.stranger.call(read, { body })).status).toBe(200);
    api.clock.advance({ days: 2 });
    expect((await api.stranger.call(read, { body })).status).toBe(404);
  });

  it('the proof page says whose place somebody took, whom the document still names', async () => {
    const one = await aContractToSign(api, { sender, recipient: 'ola@fjord.example' });
    const params = { contract_id: one.contract, signatory_id: one.recipient.signatory };
    const body = { name: 'Kari Vik', email: recipient };
    const { body: replaced } = await siri.call(replace, { params, body });
    const own = replaced.signatories.find(({ side }) => side === 'recipient');
    await sign(siri, one.sender);
    await sign(kari, { signatory: own?.signatory ?? '' });
    await api.runJobs();
    const [proof] = ports.proofs;
    expect(proof?.signatures.map(({ name, insteadOf }) => [name, insteadOf])).toEqual([
      ['Siri Torg', []],
      ['Kari Vik', [{ name: 'Kari Fjord', email: 'ola@fjord.example', at: expect.any(Date) }]],
    ]);
  });

  it('a seal that fails is tried again, and nothing is mailed unfinished', async () => {
    const one = await aContractToSign(api, { sender, recipient });
    ports.isDown = true;
    await bothSign(one);
    await api.runJobs();
    await api.runScheduled('repair-contracts');
    expect(api.mail.sent).toEqual([]);
    ports.isDown = false;
    api.clock.advance({ minutes: 11 });
    await api.runScheduled('repair-contracts');
    await api.runScheduled('repair-contracts');
    expect([ports.seals, api.mail.sent.length]).toEqual([1, 2]);
  });

  it('jobs that run twice, also at once, keep one seal and mail once', async () => {
    const one = await aContractToSign(api, { sender, recipient });
    await bothSign(one);
    const { contract } = one;
    await Promise.all(
      ['a', 'b', 'c'].map((id) => tryJob('seal-contract', { contract }, `${id}-${contract}`)),
    );
    const { sealed_hash } = await rowOf(one);
    await api.runJobs();
    const { signatory } = one.sender;
    await tryJob('mail-signed-contract', { signatory }, `d-${contract}`);
    expect((await rowOf(one)).sealed_hash).toBe(sealed_hash);
    expect(api.mail.sent).toHaveLength(2);
    const chain = await chainOf(api, contract);
    expect(chain.filter((kind) => kind === 'sealed')).toHaveLength(1);
  });

  it('a mail that was not accepted is sent by the next try', async () => {
    const one = await aContractToSign(api, { sender, recipient });
    await bothSign(one);
    await tryJob('seal-contract', { contract: one.contract }, `s-${one.contract}`);
    api.mail.failNext(1_000);
    await api.runJobs();
    expect([api.mail.sent.length, (await rowOf(one)).delivered_at]).toEqual([0, null]);
    api.mail.failNext(0);
    api.clock.advance({ minutes: 11 });
    await api.runScheduled('repair-contracts');
    expect(api.mail.sent).toHaveLength(2);
    expect((await rowOf(one)).delivered_at).not.toBeNull();
  });

  it('the nightly check looks at the seal', async () => {
    const one = await aContractToSign(api, { sender, recipient });
    await bothSign(one);
    await api.runJobs();
    await api.runScheduled('verify-contracts');
    expect((await rowOf(one)).check_failure).toBeNull();
    ports.isSealValid = false;
    await api.runScheduled('verify-contracts');
    expect((await rowOf(one)).check_failure).toBe('The seal does not hold.');
  });

  it('a PDF that is no longer the signed one is never sealed', async () => {
    const one = await aContractToSign(api, { sender, recipient });
    await bothSign(one);
    const file = await api.db
      .selectFrom('file')
      .innerJoin('contract', 'contract.document_file', 'file.file')
      .select('storage_key')
      .where('contract', '=', one.contract)
      .executeTakeFirstOrThrow();
    const content = Buffer.from('%PDF noe annet');
    const about = { contentType: 'application/pdf', size: content.length };
    await api.torg.parts.external.storage.put(file.storage_key, content, about);
    const sealing = tryJob('seal-contract', { contract: one.contract }, `x-${one.contract}`);
    await expect(sealing).rejects.toThrow('is not the one that was signed');
    expect([ports.seals, (await rowOf(one)).sealed_at]).toEqual([0, null]);
  });
});
