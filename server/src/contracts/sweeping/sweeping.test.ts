import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { aContractToSign, chainOf, mailLinks, tokenFor } from '../../testing/a-contract-to-sign.ts';

const remind =
  'POST /api/contracts/client/contracts/{contract_id}/signatories/{signatory_id}/remind';
const replace = 'PUT /api/contracts/client/contracts/{contract_id}/signatories/{signatory_id}';
const recall = 'POST /api/contracts/client/contracts/{contract_id}/recall';
const open = 'POST /api/contracts/signing/open';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(new Date());
  admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  api.mail.sent.length = 0;
});

async function aMailedContract(options: Parameters<typeof aContractToSign>[1] = {}) {
  const made = await aContractToSign(api, options);
  await mailLinks(api, made);
  return made;
}
const mailsTo = (email: string) => api.mail.sent.filter(({ to }) => to === email).length;
const codeOf = ({ error }: { error: unknown }) => (error as { error_code: string }).error_code;

/** The days on which a mail came, of the thirty that the contract is open. */
async function daysWithMail(email: string): Promise<number[]> {
  const days: number[] = [];
  let before = mailsTo(email);
  for (let day = 1; day <= 29; day += 1) {
    api.clock.advance({ days: 1 });
    await api.runScheduled('remind-signatories');
    await api.runScheduled('remind-signatories');
    if (mailsTo(email) > before) days.push(day);
    before = mailsTo(email);
  }
  return days;
}

it('a cooperation contract reminds on days 3, 10 and 24', async () => {
  const { recipient } = await aMailedContract();
  expect(await daysWithMail(recipient.email)).toEqual([3, 10, 24]);
  expect(mailsTo(recipient.email)).toBe(4);
}, 120_000);

it('an assignment contract reminds on days 2, 5 and 9, each with a new link', async () => {
  const client = await api.db
    .insertInto('organization')
    .values({
      ...{ name: 'Fjordvarme', kind: 'client', country: 'SE', organization_number: null },
      ...{ logo_file: null, cvpartner_subdomain: null, sales_admin: null },
    })
    .returning('organization')
    .executeTakeFirstOrThrow();
  const { recipient } = await aMailedContract({
    ...{ kind: 'assignment', sender_organization: client.organization, recipient_country: 'SE' },
  });
  const first = tokenFor(api, recipient.email);
  expect(await daysWithMail(recipient.email)).toEqual([2, 5, 9]);
  const last = tokenFor(api, recipient.email);
  const opened = async (token: string) =>
    (await api.stranger.call(open, { body: { subject: { token } } })).status;
  expect([await opened(first), await opened(last)]).toEqual([404, 200]);
  expect(api.mail.sent.at(-1)?.subject).toBe('Påminnelse: Samarbeidsavtale väntar på din signatur');
}, 120_000);

it('after its deadline a contract expires, and both learn of it once', async () => {
  const email = 'utsending@torg.example';
  await anAccount(api.db, { role: 'admin', email });
  const { contract, sender, recipient } = await aMailedContract({ sender: email });
  api.mail.sent.length = 0;
  api.clock.advance({ days: 31 });
  await api.runScheduled('expire-contracts');
  await api.runScheduled('expire-contracts');
  expect([mailsTo(sender.email), mailsTo(recipient.email)]).toEqual([1, 1]);
  const [own] = api.mail.sent.filter(({ to }) => to === email);
  expect(own?.subject).toBe('Fristen gikk ut: Samarbeidsavtale (Fjordkode AS)');
  expect(own?.text).toContain(`/contracts/${contract}`);
  expect((await chainOf(api, contract)).at(-1)).toBe('expired');
  const events = await api.events('expired_contract');
  expect(events.at(-1)).toMatchObject({
    acting_account: null,
    metadata: { by: 'system', after: { status: 'expired' } },
  });
});

it('is over at its deadline for everybody, before a job has written it down', async () => {
  const email = 'etter-frist@torg.example';
  const signer = await api.signedIn(await anAccount(api.db, { email }));
  const expires_at = new Date(api.clock.now().getTime() + 3_600_000);
  const made = await aMailedContract({ recipient: email, expires_at });
  const { contract: contract_id, recipient } = made;
  const params = { contract_id };
  const subject = { signatory: recipient.signatory };
  const listed = async (status: 'in_progress' | 'expired') => {
    const { body } = await admin.call('GET /api/contracts/client/admin/cooperation-contracts', {
      query: { status, limit: 90 },
    });
    return body.contracts.some((row) => row.contract_id === contract_id && row.status === status);
  };
  const seen = async () => {
    const { body: one } = await admin.call('GET /api/contracts/client/contracts/{contract_id}', {
      params,
    });
    const { body } = await signer.call(open, { body: { subject } });
    const esign = await admin.call(
      'GET /api/contracts/client/admin/oneflow/contracts/{contract_id}',
      { params },
    );
    return {
      ...{ status: one.status, can: [one.can.recall, one.can.remind, one.can.replace_signatory] },
      signs: body.contract.can.sign,
      ...{ signing: body.contract.status, esign: esign.body.state },
      listed: [await listed('in_progress'), await listed('expired')],
    };
  };
  const waiting = async () =>
    (await admin.call('GET /api/main/admin/waiting')).body.contracts_to_sign.count;
  const before = await waiting();
  expect(await seen()).toEqual({
    ...{ status: 'in_progress', can: [true, true, true], signs: true },
    ...{ signing: 'in_progress', esign: 'pending', listed: [true, false] },
  });
  api.clock.advance({ hours: 1 });
  expect(await seen()).toEqual({
    ...{ status: 'expired', can: [false, false, false], signs: false },
    ...{ signing: 'expired', esign: 'overdue', listed: [false, true] },
  });
  expect(await waiting()).toBe(before - 1);
  const late = await Promise.all([
    admin.call(recall, { params, body: { reason: 'Feil dokument.' } }),
    admin.call(remind, { params: { ...params, signatory_id: recipient.signatory } }),
  ]);
  expect(late.map((one) => [one.status, codeOf(one)])).toEqual([
    [409, 'contract_state_does_not_allow'],
    [409, 'contract_state_does_not_allow'],
  ]);
});

it('the sender reminds by hand once a day', async () => {
  const { contract: contract_id, recipient } = await aMailedContract();
  const params = { contract_id, signatory_id: recipient.signatory };
  const answers = await Promise.all([1, 2, 3].map(() => admin.call(remind, { params })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409]);
  api.clock.advance({ days: 1 });
  expect((await admin.call(remind, { params })).status).toBe(204);
  const other = await aMailedContract();
  const foreign = { contract_id, signatory_id: other.recipient.signatory };
  const answer = await admin.call(remind, { params: foreign });
  expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found']);
});

it('until somebody has signed the sender lets another person sign, and the old link dies', async () => {
  const { contract: contract_id, sender, recipient } = await aMailedContract();
  const old = tokenFor(api, recipient.email);
  const params = { contract_id, signatory_id: recipient.signatory };
  const name = 'Ny Signatar';
  const same = await admin.call(replace, { params, body: { name, email: sender.email } });
  expect([same.status, codeOf(same)]).toEqual([400, 'signatories_must_differ']);
  const email = 'Ny.Signatar@fjord.example';
  const replaced = await admin.call(replace, { params, body: { name, email } });
  expect(replaced.body.signatories).toMatchObject([
    {
      ...{ side: 'recipient', name, email: 'ny.signatar@fjord.example', status: 'unopened' },
      instead_of: 'Kari Fjord',
    },
    { side: 'sender', instead_of: null },
  ]);
  await api.runJobs();
  const token = tokenFor(api, 'ny.signatar@fjord.example');
  const opened = await api.stranger.call(open, { body: { subject: { token } } });
  expect(opened.status).toBe(200);
  expect((await api.stranger.call(open, { body: { subject: { token: old } } })).status).toBe(404);
  expect((await admin.call(replace, { params, body: { name, email } })).status).toBe(404);
  await api.db
    .updateTable('contract_signatory')
    .set({ status: 'signed' })
    .where('signatory', '=', sender.signatory)
    .execute();
  const late = { contract_id, signatory_id: opened.body.signatory };
  const answer = await admin.call(replace, { params: late, body: { name, email: 'x@y.example' } });
  expect([answer.status, codeOf(answer)]).toEqual([409, 'contract_state_does_not_allow']);
});

it('recalling needs a reason, kills the links, and tells those who had a mail', async () => {
  const { contract: contract_id, sender, recipient } = await aMailedContract();
  api.mail.sent.length = 0;
  const params = { contract_id };
  const empty = await admin.call(recall, { params, body: { reason: '  ' } });
  expect([empty.status, codeOf(empty)]).toEqual([400, 'request_validation_error']);
  const recalled = await admin.call(recall, { params, body: { reason: 'Feil firma.' } });
  expect(recalled.body).toMatchObject({ status: 'recalled', ended_because: 'Feil firma.' });
  await api.runJobs();
  expect([mailsTo(sender.email), mailsTo(recipient.email)]).toEqual([1, 1]);
  expect(api.mail.sent[0]?.text).toContain('Feil firma.');
  const again = await admin.call(recall, { params, body: { reason: 'Igjen.' } });
  expect([again.status, codeOf(again)]).toEqual([409, 'contract_state_does_not_allow']);
});

it('what fails for good is tried again once an hour', async () => {
  const { recipient } = await aContractToSign(api);
  api.mail.failNext(1_000);
  const failing = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
      where name = 'mail-signing-link' and singleton_key = ${recipient.signatory}`.execute(api.db);
    return rows[0]?.count ?? 0;
  };
  for (let minutes = 0; minutes <= 180; minutes += 10) {
    await api.runScheduled('repair-contracts');
    api.clock.advance({ minutes: 10 });
  }
  api.mail.failNext(0);
  expect(await failing()).toBeGreaterThanOrEqual(3);
  expect(await failing()).toBeLessThanOrEqual(6);
});

it('mails that were lost with a process are sent later', async () => {
  const { recipient } = await aContractToSign(api);
  await api.runScheduled('repair-contracts');
  expect(mailsTo(recipient.email)).toBe(0);
  api.clock.advance({ minutes: 11 });
  await api.runScheduled('repair-contracts');
  await api.runScheduled('repair-contracts');
  expect(mailsTo(recipient.email)).toBe(1);
});
