import type { Actor } from '../../platform/actor.ts';
import type { FoundAccount } from '../accounts.repository.ts';

/** Somebody with their rights of now, for whom Torg works while they are away. */
export const withoutSession = (row: FoundAccount): Actor => ({
  account: row.account,
  session: '',
  hasProvedFactor: false,
  name: row.name,
  role: row.role,
  verified: row.verified,
  completedWizard: row.completed_wizard,
  isAdminInCompany: row.is_admin_in_company,
  organization: row.organization,
  organizationKind: row.organization_kind,
  country: row.organization_country,
  locale: row.locale,
});
