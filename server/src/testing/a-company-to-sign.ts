import { randomUUID } from 'node:crypto';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import type { Country } from '@torg/protocol/terms';
import type { TestApi, TestClient } from './start-test-api.ts';

export interface CompanyToSign {
  organization: string;
  /** its company admin */
  admin: TestClient;
  consultant: TestClient;
}

/** A company of consultants with an admin and a consultant, both signed in. */
export async function aCompanyToSign(
  api: TestApi,
  fields: { country?: Country; name?: string } = {},
): Promise<CompanyToSign> {
  const { db } = api;
  const organization = await anOrganization(db, { kind: 'consultant_company', ...fields });
  const admin = await anAccount(db, { organization, is_admin_in_company: true });
  const consultant = await anAccount(db, { organization });
  return {
    organization,
    admin: await api.signedIn(admin),
    consultant: await api.signedIn(consultant),
  };
}

/** An admin, who signs for Torg in these countries. */
export async function aSender(
  { db, signedIn }: TestApi,
  countries: readonly Country[] = ['NO', 'SE'],
): Promise<TestClient & { email: string }> {
  const email = `siri.${randomUUID()}@torg.example`;
  const account = await anAccount(db, { role: 'admin', name: 'Siri Torg', email });
  for (const country of countries) {
    await db
      .insertInto('contract_sender')
      .values({ country, account })
      .onConflict((of) => of.column('country').doUpdateSet({ account }))
      .execute();
  }
  return { ...(await signedIn(account)), email };
}
