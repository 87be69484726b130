import { type FoundAccount, findAccount } from '../accounts/accounts.queries.ts';
import type { Actor } from '../platform/actor.ts';
import type { Db } from '../platform/database/tables.ts';

/** The owner of a search as an actor with their current rights, but without a session. */
export interface Owner extends Actor {
  email: string;
}

const ownerView = (row: FoundAccount): Owner => ({
  account: row.account,
  session: '',
  hasProvedFactor: false,
  name: row.name,
  email: row.email,
  role: row.role,
  verified: row.verified,
  completedWizard: row.completed_wizard,
  isAdminInCompany: row.is_admin_in_company,
  organization: row.organization,
  organizationKind: row.organization_kind,
  country: row.organization_country,
  locale: row.locale,
});

export async function findOwner(db: Db, account: string): Promise<Owner | undefined> {
  const row = await findAccount(db, account);
  return row && ownerView(row);
}
