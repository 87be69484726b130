import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { openPage, type OpenPage } from '../../testing/an-open-page.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { anAgreementDraft, completeTerms, peopleOfHire } from '../agreements.fixtures.ts';

const one = '/api/main/agreements/drafts/{agreement_draft_id}' as const;
type Name = 'buyer' | 'colleague' | 'company' | 'consultant' | 'admin' | 'otherAdmin' | 'rival';

let api: TestApi;
let as: Record<Name, TestClient>;
let pages: [Name, OpenPage][];
let draft: string;
beforeAll(async () => {
  api = await startTestApi();
  const people = await peopleOfHire(api.db);
  const { client } = people;
  const buyer = { role: 'consultant_buyer', organization: client } as const;
  as = {
    buyer: await api.signedIn(people.buyer),
    colleague: await api.signedIn(await anAccount(api.db, buyer)),
    company: await api.signedIn(people.companyAdmin),
    consultant: await api.signedIn(people.consultant),
    admin: await api.signedIn(people.salesAdmin),
    otherAdmin: await api.signedIn(await anAccount(api.db, { role: 'admin' })),
    rival: await api.signedIn(await anAccount(api.db, { is_admin_in_company: true })),
  };
  // The colleague has not taken part so far, and the buyer began it.
  draft = await anAgreementDraft(api.db, people, { created_by: people.buyer });
  const origin = await api.torg.app.listen({ port: 0, host: '127.0.0.1' });
  pages = await Promise.all(
    (Object.keys(as) as Name[]).map(async (name): Promise<[Name, OpenPage]> => [
      name,
      await openPage(origin, as[name]),
    ]),
  );
});
afterAll(() => api.close());

/** Whose pages have heard since this was asked last. */
async function expectHeard(of: string, ...names: Name[]): Promise<void> {
  const heard = () =>
    pages
      .filter(([, page]) => page.heard.some(({ data }) => data.agreement_draft === of))
      .map(([name]) => name);
  await vi.waitFor(() => expect(heard()).toEqual(names));
  for (const [, page] of pages) page.heard.length = 0;
}

const save = (who: TestClient, revision: number) =>
  who.call(`PUT ${one}`, {
    params: { agreement_draft_id: draft },
    body: { agreement_form_data: completeTerms(), revision },
  });

it('a new draft shows to the other editors of the client', async () => {
  const profile_id = await aConsultant(api.db);
  const hired = await as.buyer.call('POST /api/main/agreements/hire', { body: { profile_id } });
  expect(hired.status).toBe(200);
  await expectHeard(hired.body.agreement_draft_id, 'colleague', 'admin', 'otherAdmin');
});

it('what the client writes shows to its other editors, and what is sent to all readers', async () => {
  const { body } = await as.buyer.call(`GET ${one}`, { params: { agreement_draft_id: draft } });
  expect((await save(as.buyer, body.revision)).status).toBe(200);
  await expectHeard(draft, 'colleague', 'admin', 'otherAdmin');
  expect((await save(as.admin, body.revision + 1)).status).toBe(200);
  await expectHeard(draft, 'buyer', 'colleague');
  const sent = await as.buyer.call(`POST ${one}/send`, {
    params: { agreement_draft_id: draft },
    body: { revision: body.revision + 2, message: '' },
  });
  expect(sent.status).toBe(200);
  await expectHeard(draft, 'buyer', 'colleague', 'company', 'consultant', 'admin', 'otherAdmin');
});
