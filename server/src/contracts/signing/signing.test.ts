import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import {
  aContractToSign,
  chainOf,
  codeFor,
  mailLinks,
  pdf,
  pdfHash,
  tokenFor,
} from '../../testing/a-contract-to-sign.ts';

const open = 'POST /api/contracts/signing/open';
const read = 'POST /api/contracts/signing/document';
const viewed = 'POST /api/contracts/signing/viewed';
const requestCode = 'POST /api/contracts/signing/code';
const sign = 'POST /api/contracts/signing/sign';
const decline = 'POST /api/contracts/signing/decline';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function aMailedContract(options: Parameters<typeof aContractToSign>[1] = {}) {
  const made = await aContractToSign(api, options);
  await mailLinks(api, made);
  return made;
}

const codeOf = async (subject: { token: string }, email: string) => {
  const { status } = await api.stranger.call(requestCode, { body: { subject } });
  expect(status).toBe(204);
  await api.runJobs();
  return codeFor(api, email);
};
const signature = {
  name: 'Kari Fjord',
  authority_confirmed: true,
  document_hash: pdfHash,
} as const;
const errorOf = ({ error, status }: { error: unknown; status: number }) => [
  status,
  (error as { error_code: string }).error_code,
];

describe('whoever has no account', () => {
  it('opens, reads, asks for a code and signs; each step is in the chain', async () => {
    const { contract, recipient } = await aMailedContract();
    const subject = { token: tokenFor(api, recipient.email) };
    expect(subject.token).toMatch(/^[\w-]{43}$/);
    const before = await chainOf(api, contract);
    const opened = await api.stranger.call(open, { body: { subject } });
    expect(opened.status).toBe(200);
    expect(opened.body).toMatchObject({
      ...{ identify_by: 'code', masked_email: 'k…@fjord.example', is_over: false },
      contract: { status: 'in_progress', own_signatory: recipient.signatory, can: { sign: true } },
    });
    const shown = await api.stranger.call(read, { body: { subject } });
    expect([shown.status, shown.raw]).toEqual([200, pdf]);
    expect(await chainOf(api, contract), 'opening records nothing').toEqual(before);

    for (let times = 0; times < 2; times += 1) {
      expect((await api.stranger.call(viewed, { body: { subject } })).status).toBe(204);
    }
    const code = await codeOf(subject, recipient.email);
    const signed = await api.stranger.call(sign, { body: { subject, ...signature, code } });
    expect(signed.status).toBe(200);
    expect(signed.body.contract).toMatchObject({ status: 'in_progress', can: { sign: false } });
    expect((await chainOf(api, contract)).slice(before.length)).toEqual([
      'viewed',
      'code_sent',
      'signed',
    ]);
    const row = await api.db
      .selectFrom('contract_event')
      .selectAll()
      .where('contract', '=', contract)
      .where('kind', '=', 'signed')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      ...{ signatory: recipient.signatory, account: null, identified_by: 'link_and_code' },
      ...{ name: 'Kari Fjord', address: '127.0.0.1', document_hash: pdfHash },
      details: { side: 'recipient', signed_name: 'Kari Fjord', authority_confirmed: true },
    });
    const again = await api.stranger.call(sign, { body: { subject, ...signature, code } });
    expect(errorOf(again)).toEqual([409, 'contract_state_does_not_allow']);
  });

  it('does not sign without the code, with another PDF, or without authority', async () => {
    const { recipient } = await aMailedContract();
    const subject = { token: tokenFor(api, recipient.email) };
    const without = await api.stranger.call(sign, { body: { subject, ...signature } });
    expect(errorOf(without)).toEqual([400, 'signing_code_not_valid']);
    const code = await codeOf(subject, recipient.email);
    const document_hash = 'a'.repeat(64);
    const other = await api.stranger.call(sign, {
      body: { subject, ...signature, document_hash, code },
    });
    expect(errorOf(other)).toEqual([409, 'contract_document_differs']);
    const unsure = await api.stranger.call(sign, {
      body: { subject, ...signature, authority_confirmed: false as never, code },
    });
    expect(errorOf(unsure)).toEqual([400, 'request_validation_error']);
  });

  it.each(['a\u202eb', 'Kari\nFjord', '  '])('does not sign as %j', async (name) => {
    const { recipient } = await aMailedContract();
    const subject = { token: tokenFor(api, recipient.email) };
    const answer = await api.stranger.call(sign, {
      body: { subject, ...signature, name, code: '123456' },
    });
    expect(errorOf(answer)).toEqual([400, 'request_validation_error']);
  });

  it('has five tries, and the right code on the sixth is refused', async () => {
    const { contract, recipient } = await aMailedContract();
    const subject = { token: tokenFor(api, recipient.email) };
    const code = await codeOf(subject, recipient.email);
    const wrong = code === '000000' ? '000001' : '000000';
    const wrongs = await Promise.all(
      Array.from({ length: 5 }, () =>
        api.stranger.call(sign, { body: { subject, ...signature, code: wrong } }),
      ),
    );
    for (const answer of wrongs) expect(errorOf(answer)).toEqual([400, 'signing_code_not_valid']);
    const sixth = await api.stranger.call(sign, { body: { subject, ...signature, code } });
    expect(errorOf(sixth)).toEqual([400, 'signing_code_not_valid']);
    const refused = (await chainOf(api, contract)).filter((kind) => kind === 'code_refused');
    expect(refused).toHaveLength(5);
    const next = await codeOf(subject, recipient.email);
    const signed = await api.stranger.call(sign, { body: { subject, ...signature, code: next } });
    expect(signed.status, 'a new code has new tries').toBe(200);
  });

  it('has ten minutes, and ten codes a day', async () => {
    const { recipient } = await aMailedContract();
    const subject = { token: tokenFor(api, recipient.email) };
    let code = await codeOf(subject, recipient.email);
    api.clock.advance({ minutes: 11 });
    const late = await api.stranger.call(sign, { body: { subject, ...signature, code } });
    expect(errorOf(late)).toEqual([400, 'signing_code_not_valid']);
    for (let times = 1; times < 10; times += 1) code = await codeOf(subject, recipient.email);
    const eleventh = await api.stranger.call(requestCode, { body: { subject } });
    expect(errorOf(eleventh)).toEqual([429, 'too_many_requests']);
  });

  it('declines with a reason, which ends the contract and every link', async () => {
    const { contract, sender, recipient } = await aMailedContract();
    const subject = { token: tokenFor(api, recipient.email) };
    const code = await codeOf(subject, recipient.email);
    const empty = await api.stranger.call(decline, { body: { subject, reason: ' ', code } });
    expect(errorOf(empty)).toEqual([400, 'request_validation_error']);
    api.mail.sent.length = 0;
    const body = { subject, reason: 'Prisen er en annen.', code };
    const declined = await api.stranger.call(decline, { body });
    expect(declined.body.contract).toMatchObject({
      ...{ status: 'declined', ended_because: 'Prisen er en annen.' },
      signatories: [{ status: 'declined', declined_because: 'Prisen er en annen.' }, {}],
    });
    await api.runJobs();
    expect(api.mail.sent.map(({ to }) => to)).toEqual([sender.email]);
    expect(api.mail.sent[0]?.text).toContain('Prisen er en annen.');
    expect(api.mail.sent[0]?.text).toContain('Kari Fjord (Fjordkode AS) har valgt å ikke signere');
    // Whoever has no account could not open the contract's page.
    expect(api.mail.sent[0]?.text).not.toContain(`/contracts/${contract}`);
    expect(errorOf(await api.stranger.call(open, { body: { subject } }))).toEqual([
      404,
      'not_found',
    ]);
    expect((await chainOf(api, contract)).filter((kind) => kind === 'link_killed')).toHaveLength(2);
  });
});

describe('a link', () => {
  it('that is unknown, changed by one bit, or dead has the same answer on every call', async () => {
    const made = await aMailedContract();
    const token = tokenFor(api, made.recipient.email);
    const bytes = Buffer.from(token, 'base64url');
    const changed = Buffer.from(bytes);
    changed[7] = (changed[7] ?? 0) ^ 1;
    const dead = token;
    await mailLinks(api, made);
    expect(tokenFor(api, made.recipient.email), 'mailed once').toBe(token);
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    const params = { contract_id: made.contract, signatory_id: made.recipient.signatory };
    const reminded = await admin.call(
      'POST /api/contracts/client/contracts/{contract_id}/signatories/{signatory_id}/remind',
      { params },
    );
    expect(reminded.status).toBe(204);
    await api.runJobs();
    expect(tokenFor(api, made.recipient.email)).not.toBe(token);
    const bodies = new Set<string>();
    const tokens = [dead, changed.toString('base64url'), 'x', `${dead}=`, '\ud83d\ude00'];
    for (const one of tokens) {
      for (const key of [open, read, viewed, requestCode, sign, decline] as const) {
        const body = { subject: { token: one }, ...signature, code: '123456', reason: 'nei' };
        const answer = await api.stranger.call(key, { body: body as never });
        expect(answer.status, `${key} ${one}`).toBe(404);
        bodies.add(answer.raw.toString());
      }
    }
    expect(bodies.size).toBe(1);
  });

  it('is stored as a hash only, and is in no answer or event', async () => {
    const { recipient } = await aMailedContract();
    const token = tokenFor(api, recipient.email);
    const { body } = await api.stranger.call(open, { body: { subject: { token } } });
    expect(JSON.stringify(body)).not.toContain(token);
    for (const table of ['signing_link', 'contract_event', 'event', 'claimed_mail'] as const) {
      const rows = await api.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows), table).not.toContain(token);
    }
    expect(
      JSON.stringify(await api.torg.parts.jobs.boss.findJobs('mail-signing-link')),
    ).not.toContain(token);
  });

  it('ends with the deadline', async () => {
    const { recipient } = await aMailedContract();
    const subject = { token: tokenFor(api, recipient.email) };
    api.clock.advance({ days: 31 });
    expect((await api.stranger.call(open, { body: { subject } })).status).toBe(404);
  });
});

describe('whoever has an account', () => {
  it('signs signed in, by link or by what waits; nobody else does', async () => {
    const email = 'kari.konto@fjord.example';
    const account = await anAccount(api.db, { email });
    const { recipient } = await aMailedContract({ recipient: email });
    const token = { token: tokenFor(api, email) };
    const own = { signatory: recipient.signatory };
    const kari = await api.signedIn(account);
    const other = await api.signedIn(await anAccount(api.db));
    const stranger = await api.stranger.call(open, { body: { subject: token } });
    expect(stranger.body.identify_by).toBe('sign_in');
    const body = { ...signature, code: '123456' };
    expect(errorOf(await api.stranger.call(sign, { body: { subject: token, ...body } }))).toEqual([
      409,
      'signing_needs_sign_in',
    ]);
    expect(errorOf(await api.stranger.call(requestCode, { body: { subject: token } }))).toEqual([
      409,
      'signing_needs_sign_in',
    ]);
    expect(errorOf(await api.stranger.call(sign, { body: { subject: own, ...body } }))).toEqual([
      401,
      'unauthorized',
    ]);
    for (const subject of [token, own]) {
      for (const key of [open, viewed, sign] as const) {
        const answer = await other.call(key, { body: { subject, ...body } as never });
        expect(errorOf(answer), key).toEqual([403, 'signed_in_as_somebody_else']);
      }
    }
    const opened = await kari.call(open, { body: { subject: token } });
    expect(opened.body.identify_by).toBe('session');
    const signed = await kari.call(sign, { body: { subject: own, ...signature } });
    expect(signed.status).toBe(200);
    const events = await api.events('signed_contract');
    expect(events.at(-1)?.acting_account).toBe(account);
  });
});
