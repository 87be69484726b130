import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aContractDocument, aCooperationAgreement } from '../../contracts/contracts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { aCompleteConsultant } from '../profiles.fixtures.ts';

const draft = 'POST /api/contracts/client/admin/contract-documents';
const publish = 'POST /api/contracts/client/admin/contract-documents/{document_id}/publish';
const setGood = 'PUT /api/contracts/client/admin/contract-documents/{document_id}/compliance';
const activate = 'POST /api/main/profile/{profile}/activation';
const readCompany = 'GET /api/main/consultant-companies/{id}';

let api: TestApi;
let admin: TestClient;
let organization: string;
let signed: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  organization = await anOrganization(api.db, { kind: 'consultant_company' });
  signed = await aContractDocument(api.db, 'cooperation_norwegian', { version: 7 });
  await aCooperationAgreement(api.db, organization, { version: 7 });
  await anAccount(api.db, { organization, is_admin_in_company: true, email: 'eva@fjord.example' });
});
afterAll(() => api.close());

const aReadyOne = () =>
  aCompleteConsultant(api.db, { account: { organization }, qaStatus: 'approved' });

async function activated(profile: string): Promise<string> {
  const { status, error } = await admin.call(activate, {
    params: { profile },
    body: { active: true },
  });
  return status === 200 ? 'active' : `${status} ${error.errorCode}`;
}
const isSigned = async () => {
  const { body } = await admin.call(readCompany, { params: { id: organization } });
  return body.has_cooperation_agreement;
};

it('a new version leaves active profiles active, refuses new ones, and tells the company once', async () => {
  const [before, after] = [await aReadyOne(), await aReadyOne()];
  expect(await activated(before)).toBe('active');
  expect(await isSigned()).toBe(true);
  const { body } = await admin.call(draft, { body: { type: 'cooperation_norwegian' } });
  const published = await admin.call(publish, {
    params: { document_id: body.document },
    body: { revision: body.revision, stays_good: 'no', good_until: null },
  });
  expect(published.status).toBe(200);
  await api.runJobs();
  expect(await activated(after)).toBe('400 cooperation_agreement_not_signed');
  expect(await isSigned()).toBe(false);
  const row = await api.db
    .selectFrom('profile')
    .select('active_since')
    .where('profile', '=', before)
    .executeTakeFirstOrThrow();
  expect(row.active_since).not.toBeNull();
  expect(api.mail.sent.map(({ to }) => to)).toEqual(['eva@fjord.example']);

  const good = (stays_good: 'no' | 'forever') =>
    admin.call(setGood, {
      params: { document_id: signed },
      body: { stays_good, good_until: null },
    });
  await good('forever');
  expect(await activated(after)).toBe('active');
  await good('no');
  await api.runJobs();
  expect(api.mail.sent).toHaveLength(1);
});
