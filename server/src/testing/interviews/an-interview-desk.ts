import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { aThread } from '../../messages/messages.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import type { TestApi, TestClient } from '../start-test-api.ts';

export interface InterviewDesk {
  client: string;
  company: string;
  buyer: { account: string; email: string; as: TestClient };
  colleague: { account: string; email: string; as: TestClient };
  companyAdmin: { account: string; as: TestClient };
  admin: TestClient;
}

let count = 0;
const newEmail = (name: string): string => `${name}.${(count += 1)}@torg.example`;

/** A client with two buyers, and a consultant company with an admin. */
export async function anInterviewDesk(
  api: TestApi,
  country: 'NO' | 'SE' = 'NO',
): Promise<InterviewDesk> {
  const { db } = api;
  const client = await anOrganization(db, { name: 'Fjordvarme', country });
  const company = await anOrganization(db, { name: 'Granskog IT', kind: 'consultant_company' });
  const person = async (account: string, email: string) => ({
    ...{ account, email },
    as: await api.signedIn(account),
  });
  const buyerOf = async (name: string) => {
    const email = newEmail('buyer');
    const role = 'consultant_buyer' as const;
    return person(await anAccount(db, { role, organization: client, name, email }), email);
  };
  const admin = { organization: company, is_admin_in_company: true, name: 'Berit Haug' };
  return {
    ...{ client, company },
    buyer: await buyerOf('Silje Rødland'),
    colleague: await buyerOf('Jonas Moe'),
    companyAdmin: await person(await aConsultant(db, { account: admin }), ''),
    admin: await api.signedIn(await anAccount(db, { role: 'admin' })),
  };
}

/** A consultant of the company who has sent interest in a new assignment of the buyer's. */
export async function anInterestedConsultant(
  { db, signedIn }: TestApi,
  desk: InterviewDesk,
  fields: { locale?: 'nb' | 'sv' | 'en' } = {},
) {
  const email = newEmail('konsulent');
  const { buyer, client, company } = desk;
  const account = await aConsultant(db, {
    account: { organization: company, name: 'Ida Solbakken', email, ...fields },
  });
  const title = 'Arkitekt til fjernvarme';
  const assignment = await anAssignment(db, {
    ...{ organization: client, editors: [buyer.account], title },
  });
  const participants = [account, buyer.account];
  const thread = await aThread(db, { kind: 'interest', assignment, participants });
  const interest = { assignment, account, thread, sent_by: account };
  await db.insertInto('assignment_interest').values(interest).execute();
  return { account, email, assignment, thread, as: await signedIn(account) };
}

/** So many hours from now, by the clock of the test. */
export const inHours = ({ clock }: TestApi, hours: number): string =>
  new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
