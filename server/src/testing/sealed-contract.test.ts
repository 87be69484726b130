import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { aContractDocument } from '../contracts/contracts.fixtures.ts';
import { aCompanyToSign, aSender } from './a-company-to-sign.ts';
import { codeFor, hashOf, tokenFor } from './a-contract-to-sign.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

const sendCall =
  'POST /api/contracts/client/organizations/{organization_id}/cooperation-contracts' as const;
const read = 'POST /api/contracts/signing/document' as const;
const open = 'POST /api/contracts/signing/open' as const;
const sign = 'POST /api/contracts/signing/sign' as const;
const requestCode = 'POST /api/contracts/signing/code' as const;

let api: TestApi;
let torg: Awaited<ReturnType<typeof aSender>>;
let version = 70;
beforeAll(async () => {
  api = await startTestApi();
  torg = await aSender(api);
});
afterAll(() => api.close());

const aVersion = (text: string, change_note = '') =>
  aContractDocument(api.db, 'cooperation_norwegian', {
    version: (version += 1),
    text,
    change_note,
  });

/** A company's signatory without account, with the link from the mail. */
async function send(organization_id: string) {
  const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  const email = `kari.${version}@fjord.example`;
  const sent = await admin.call(sendCall, {
    params: { organization_id },
    body: {
      recipient_signatory_email: email,
      recipient_signatory_name: 'Kari #read("/etc/passwd") *Fjord*',
    },
  });
  expect(sent.status).toBe(202);
  await api.runJobs();
  return { contract: sent.body.contract_id, email };
}

/** Both sign the PDF that they were sent; returns the sealed one. */
async function bothSign({ contract, email }: { contract: string; email: string }): Promise<Buffer> {
  const subject = { token: tokenFor(api, email) };
  const shown = await api.stranger.call(read, { body: { subject } });
  const signature = { authority_confirmed: true, document_hash: hashOf(shown.raw) } as const;
  await api.stranger.call(requestCode, { body: { subject } });
  await api.runJobs();
  const signed = await api.stranger.call(sign, {
    body: { subject, name: 'Kari Fjord', ...signature, code: codeFor(api, email) },
  });
  expect(signed.status).toBe(200);
  const { body } = await torg.call('GET /api/contracts/client/contracts/{contract_id}', {
    params: { contract_id: contract },
  });
  expect(body.can.sign).toBe(true);
  const last = await torg.call(sign, {
    body: {
      subject: { signatory: body.own_signatory ?? '' },
      ...{ name: 'Siri Torg', ...signature },
    },
  });
  expect(last.body).toMatchObject({ is_over: true, contract: { status: 'completed' } });
  await api.runJobs();
  const link = { subject: { token: tokenFor(api, email) } };
  return (await api.stranger.call(read, { body: link })).raw;
}

it('a contract is sent, read, signed by both, sealed with its proof page, and verified by anybody', async () => {
  await aVersion('Partene samarbeider.');
  const { organization } = await aCompanyToSign(api, { name: 'Fjordkode AS' });
  const sealed = await bothSign(await send(organization));
  const { sealing } = api.torg.parts.external;
  expect(await sealing.check(sealed)).toMatchObject({ isValid: true, coversAll: true });
  const changed = Buffer.from(sealed);
  changed[400] = (changed[400] ?? 0) ^ 1;
  expect((await sealing.check(changed)).isValid).toBe(false);
  const verify = async (pdf: Buffer) => {
    const body = { sha256: hashOf(pdf) };
    return (await api.stranger.call('POST /api/contracts/verify', { body })).body.result;
  };
  expect([await verify(sealed), await verify(changed)]).toEqual(['signed', 'unknown']);
  await api.runScheduled('verify-contracts');
  const failures = await api.db.selectFrom('contract').select('check_failure').execute();
  expect(failures).toEqual([{ check_failure: null }]);
});

it('who signed before sees what changed since then, word by word', async () => {
  await aVersion('Partene samarbeider om oppdrag.');
  const { organization } = await aCompanyToSign(api);
  const first = await send(organization);
  const opened = async (email: string) => {
    const body = { subject: { token: tokenFor(api, email) } };
    return (await api.stranger.call(open, { body })).body;
  };
  expect(await opened(first.email)).toMatchObject({ changes: null, change_note: null });
  await bothSign(first);
  await aVersion('Partene samarbeider om gode oppdrag.', 'Oppdragene er gode.');
  const second = await send(organization);
  const { changes, change_note } = await opened(second.email);
  expect(change_note).toBe('Oppdragene er gode.');
  expect(changes?.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'added', text: 'gode ' },
  ]);
});
