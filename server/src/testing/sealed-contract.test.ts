import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { padesSealing } from '../adapters/sealing/sealing.pades.ts';
import { typstTypesetting } from '../adapters/typesetting/typesetting.typst.ts';
import { aContractToSign, hashOf, mailLinks, tokenFor } from './a-contract-to-sign.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const { external } = api.torg.parts;
  const dataDir = await mkdtemp(join(tmpdir(), 'torg-seal-'));
  external.typesetting = typstTypesetting();
  external.sealing = padesSealing({
    ...{ keyFile: undefined, passphrase: undefined, timestampUrl: undefined, dataDir },
  });
});
afterAll(async () => {
  const { typesetting, sealing } = api.torg.parts.external;
  await typesetting.close();
  await sealing.close();
  await api.close();
});

it('what both have signed is sealed with its proof page, and a changed byte breaks the seal', async () => {
  const { external } = api.torg.parts;
  const party = (heading: string, name: string) => ({
    ...{ heading, name, organization_number: null },
    signatory: { name: 'Kari #read("/etc/passwd")', email: 'kari@fjord.example', title: '' },
  });
  const paper = await external.typesetting.typeset('contract', {
    ...{ locale: 'nb', title: 'Samarbeidsavtale', version: 1, reference: 'x' },
    ...{ made: new Date(), signing: 'electronic', text: 'Partene samarbeider.', facts: [] },
    ...{ parties: [party('Torg', 'Torg'), party('Selskap', 'Fjordkode AS')], texts: [] },
  });
  const [siri, kari] = ['siri@torg.example', 'kari@fjord.example'];
  const made = await aContractToSign(api, { sender: siri, recipient: kari, paper });
  await mailLinks(api, made);
  const signature = { name: 'Kari *Fjord*', authority_confirmed: true } as const;
  const document_hash = hashOf(paper);
  for (const [email, { signatory }] of [
    [siri, made.sender],
    [kari, made.recipient],
  ] as const) {
    const client = await api.signedIn(await anAccount(api.db, { email }));
    const { status } = await client.call('POST /api/contracts/signing/sign', {
      body: { subject: { signatory }, ...signature, document_hash },
    });
    expect(status).toBe(200);
  }
  await api.runJobs();
  const body = { subject: { token: tokenFor(api, kari) } };
  const { raw } = await api.stranger.call('POST /api/contracts/signing/document', { body });
  expect(await external.sealing.check(raw)).toMatchObject({ isValid: true, coversAll: true });
  const verified = await api.stranger.call('POST /api/contracts/verify', {
    body: { sha256: hashOf(raw) },
  });
  expect(verified.body.result).toBe('signed');
  await api.runScheduled('verify-contracts');
  const failures = () => api.db.selectFrom('contract').select('check_failure').execute();
  expect(await failures()).toEqual([{ check_failure: null }]);
});
