import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant, aProfileItem } from '../../profiles/profiles.fixtures.ts';
import type { TestApi, TestClient } from '../start-test-api.ts';

const title = 'Javautvikler til betalingsplattform';
const description = `Vi trenger en erfaren javautvikler i Bergen fra 1. februar 2027.

Krav:
- Minst 3 års erfaring med Java
- God erfaring med PostgreSQL

Det er en fordel med erfaring fra Kubernetes.`;

/** A consultant who has worked with Java for some years. */
export async function aJavaConsultant(
  api: TestApi,
  account: Parameters<typeof aConsultant>[1] = {},
): Promise<string> {
  const profile = await aConsultant(api.db, {
    description: 'Jeg har laget betalingsløsninger i Java og PostgreSQL.',
    ...account,
  });
  await aProfileItem(api.db, profile, 'project', {
    name: 'Betaling i sanntid',
    organization_name: 'Fjordbanken',
    description: 'Utviklet tjenester i Java med PostgreSQL på Kubernetes.',
    ...{ from_year: 2018, from_month: 1, to_year: 2024, to_month: 12 },
  });
  return profile;
}

/** For tests: the two sides of an assignment with their people, and the calls about it. */
export async function anAssessmentDesk(api: TestApi) {
  const { db } = api;
  const client = await anOrganization(db);
  const company = await anOrganization(db, { kind: 'consultant_company' });
  const role = 'consultant_buyer' as const;
  const editor = await anAccount(db, { role, organization: client, name: 'Kari Vik' });
  const chief = await aConsultant(db, {
    account: { organization: company, is_admin_in_company: true, name: 'Per Sjef' },
  });
  const assignment = await anAssignment(db, {
    ...{ organization: client, editors: [editor], title, description },
  });
  const buyer = await api.signedIn(editor);
  const companyAdmin = await api.signedIn(chief);
  const admin = await api.signedIn(await anAccount(db, { role: 'admin' }));
  const path = '/api/main/assignment/{assignment_id}' as const;
  return {
    ...{ client, company, editor, chief, assignment, buyer, companyAdmin, admin },
    own: (fields: { name?: string } = {}) =>
      aJavaConsultant(api, { account: { organization: company, ...fields } }),
    ask: (who: TestClient, profile_ids: readonly string[], more: object = {}) =>
      who.call(`POST ${path}/profile-assessment`, {
        params: { assignment_id: assignment },
        body: { profile_ids: [...profile_ids], ...more },
      }),
    list: (who: TestClient) =>
      who.call(`GET ${path}/profile-assessments`, { params: { assignment_id: assignment } }),
    get: (who: TestClient, account_id: string) =>
      who.call(`GET ${path}/assessment/{account_id}`, {
        params: { assignment_id: assignment, account_id },
      }),
    ofCompany: (who: TestClient, consultant_company_id = company) =>
      who.call(`GET ${path}/consultant-company/{consultant_company_id}/assessments`, {
        params: { assignment_id: assignment, consultant_company_id },
      }),
    rate: (who: TestClient, id: string, body: { rating: number; comment?: string | null }) =>
      who.call(`POST ${path}/profile-assessment/{id}/feedback`, {
        params: { assignment_id: assignment, id },
        body,
      }),
    cancel: (who: TestClient) =>
      who.call(`POST ${path}/profile-assessment/cancel`, {
        params: { assignment_id: assignment },
      }),
    need: async () =>
      (
        await db
          .selectFrom('opportunity')
          .selectAll()
          .where('own_of', '=', assignment)
          .executeTakeFirst()
      )?.opportunity ?? '',
  };
}
export type AssessmentDesk = Awaited<ReturnType<typeof anAssessmentDesk>>;
