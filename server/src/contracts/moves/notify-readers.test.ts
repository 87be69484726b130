import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aContractToSign, pdfHash } from '../../testing/a-contract-to-sign.ts';
import { openPage } from '../../testing/an-open-page.ts';
import { useQuickSeals } from '../../testing/quick-seals.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const one = '/api/contracts/client/contracts/{contract_id}' as const;

let api: TestApi;
let origin: string;
beforeAll(async () => {
  api = await startTestApi();
  useQuickSeals(api);
  origin = await api.torg.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

/** A contract between a client and a consultants' company, with an open page of everybody near it. */
async function aScene() {
  const organization = await anOrganization(api.db, { kind: 'consultant_company' });
  const client = await anOrganization(api.db, { kind: 'client' });
  const people = {
    buyer: await anAccount(api.db, { role: 'consultant_buyer', organization: client }),
    colleague: await anAccount(api.db, { role: 'consultant_buyer', organization: client }),
    companyAdmin: await anAccount(api.db, { organization, is_admin_in_company: true }),
    signer: await anAccount(api.db, { organization }),
    consultant: await anAccount(api.db, { organization }),
    admin: await anAccount(api.db, { role: 'admin' }),
  };
  const emailOf = async (account: string) =>
    (
      await api.db
        .selectFrom('account')
        .select('email')
        .where('account', '=', account)
        .executeTakeFirstOrThrow()
    ).email;
  const made = await aContractToSign(api, {
    ...{ kind: 'assignment', organization, sender_organization: client },
    sender: await emailOf(people.buyer),
    recipient: await emailOf(people.signer),
  });
  const pages = Object.fromEntries(
    await Promise.all(
      Object.entries(people).map(async ([name, account]) => {
        const who = await api.signedIn(account);
        return [name, { who, page: await openPage(origin, who) }] as const;
      }),
    ),
  );
  /** Who has heard of the contract, and how often. */
  const heard = () =>
    Object.fromEntries(
      Object.entries(pages).map(([name, { page }]) => [
        name,
        page.heard.filter(
          ({ event, data }) => event === 'agreement' && data.contract === made.contract,
        ).length,
      ]),
    );
  const everybody = (times: number) => ({
    ...{ buyer: times, colleague: times, companyAdmin: times, signer: times, admin: times },
    consultant: 0,
  });
  return { made, pages, heard, everybody };
}

it('shows each step to everybody who reads the contract, and to nobody else', async () => {
  const { made, pages, heard, everybody } = await aScene();
  const sign = (name: 'buyer' | 'signer', signatory: string) =>
    pages[name]?.who.call('POST /api/contracts/signing/sign', {
      body: {
        subject: { signatory },
        ...{ name: 'Kari Fjord', authority_confirmed: true, document_hash: pdfHash },
      },
    });
  const viewed = await pages.signer?.who.call('POST /api/contracts/signing/viewed', {
    body: { subject: { signatory: made.recipient.signatory } },
  });
  expect(viewed?.status).toBe(204);
  await vi.waitFor(() => expect(heard()).toEqual(everybody(1)));
  expect((await sign('signer', made.recipient.signatory))?.status).toBe(200);
  await vi.waitFor(() => expect(heard()).toEqual(everybody(2)));
  // Once for the last signature with the end, once for the seal.
  expect((await sign('buyer', made.sender.signatory))?.status).toBe(200);
  await api.runJobs();
  await vi.waitFor(() => expect(heard()).toEqual(everybody(4)));
});

it('shows that somebody else signs, and that it was recalled', async () => {
  const { made, pages, heard, everybody } = await aScene();
  const params = { contract_id: made.contract };
  const replaced = await pages.buyer?.who.call(`PUT ${one}/signatories/{signatory_id}`, {
    params: { ...params, signatory_id: made.recipient.signatory },
    body: { name: 'Ola Fjord', email: 'ola@fjord.example' },
  });
  expect(replaced?.status).toBe(200);
  await vi.waitFor(() => expect(heard()).toEqual(everybody(1)));
  const recalled = await pages.buyer?.who.call(`POST ${one}/recall`, {
    params,
    body: { reason: 'Feil oppdrag.' },
  });
  expect(recalled?.status).toBe(200);
  // Who was replaced has nothing to do with it any more.
  await vi.waitFor(() => expect(heard()).toEqual({ ...everybody(2), signer: 1 }));
});
