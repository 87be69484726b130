import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';
import { contractMerges } from './contracts.merges.ts';
import { aContractToSign, pdfHash, type ToSign } from '../testing/a-contract-to-sign.ts';

const signCall = 'POST /api/contracts/signing/sign';
const get = 'GET /api/contracts/client/contracts/{contract_id}';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
});
afterAll(() => api.close());

/** Everything that proves the signature. */
const proofOf = ({ contract }: ToSign) =>
  Promise.all(
    (['contract', 'contract_signatory', 'contract_event'] as const).map((table) =>
      api.db.selectFrom(table).selectAll().where('contract', '=', contract).execute(),
    ),
  );

async function aContractSignedBy(account: string, organization?: string): Promise<ToSign> {
  const { email } = await api.db
    .selectFrom('account')
    .select('email')
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  const made = await aContractToSign(api, {
    recipient: email,
    ...(organization === undefined ? {} : { organization }),
  });
  const client = await api.signedIn(account);
  const { status } = await client.call(signCall, {
    body: {
      subject: { signatory: made.recipient.signatory },
      ...{ name: 'Kari Fjord', authority_confirmed: true, document_hash: pdfHash },
    },
  });
  expect(status).toBe(200);
  return made;
}

it('what somebody signed stays as it was when their accounts are merged, and they still read it', async () => {
  const fields = { role: 'consultant_buyer', organization: await anOrganization(api.db) } as const;
  const kept = await anAccount(api.db, fields);
  const from = await anAccount(api.db, fields);
  const made = await aContractSignedBy(from);
  const before = await proofOf(made);
  const params = { account: kept, other: from };
  const merged = await admin.call('POST /api/main/admin/accounts/{account}/merge/{other}', {
    params,
  });
  expect(merged.status).toBeLessThan(300);
  expect(await proofOf(made)).toEqual(before);
  const reader = await api.signedIn(kept);
  const { body } = await reader.call(get, { params: { contract_id: made.contract } });
  expect(body.own_signatory).toBe(made.recipient.signatory);
});

it('what somebody signed stays as it was when they are forgotten', async () => {
  const profile = await aConsultant(api.db);
  const made = await aContractSignedBy(profile);
  const before = await proofOf(made);
  const removed = await admin.call('DELETE /api/main/profile/{profile}', { params: { profile } });
  expect(removed.status).toBeLessThan(300);
  expect(await proofOf(made)).toEqual(before);
});

it('what a company signed keeps its name when companies are merged', async () => {
  const from = await anOrganization(api.db, { kind: 'consultant_company' });
  const to = await anOrganization(api.db, { kind: 'consultant_company' });
  const made = await aContractSignedBy(await anAccount(api.db), from);
  const before = await proofOf(made);
  await api.db
    .transaction()
    .execute((tx) => contractMerges.mergeOrganization(tx, { from, to, now: api.clock.now() }));
  expect(await proofOf(made)).toEqual(before);
});
