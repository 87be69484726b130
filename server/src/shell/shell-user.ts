import type { ShellUser } from '@torg/protocol/shell/shell';
import { marketOf, markets } from '@torg/protocol/terms';
import { type FoundAccount, findAccount, mustHaveFactor } from '../accounts/accounts.queries.ts';
import { imageUrl } from '../files/files.queries.ts';
import { countUnreadThreads } from '../messages/messages.queries.ts';
import type { Db } from '../platform/database/tables.ts';
import { found } from '../platform/refusal.ts';
import type { Settings } from '../platform/settings.ts';
import { can } from './shell.policy.ts';

function roleDataOf(row: FoundAccount): ShellUser['roleData'] {
  return {
    role: row.role,
    verified: row.verified,
    completedWizard: row.completed_wizard,
    isAdminInCompany: row.is_admin_in_company,
  };
}

function organizationOf(row: FoundAccount): ShellUser['account']['currentOrganization'] {
  const { organization, organization_name, organization_kind, organization_country } = row;
  if (!organization || !organization_name || !organization_kind || !organization_country) {
    return null;
  }
  return {
    organization_id: organization,
    name: organization_name,
    kind: organization_kind,
    organizationCountryCode: organization_country,
  };
}

/** The market of the user's organization; admins run all markets. */
function marketsOf({ role, organization_country }: FoundAccount): ShellUser['markets'] {
  const own = organization_country === null ? [] : [marketOf[organization_country]];
  return (role === 'admin' ? markets : own).map((market_code) => ({ market_code }));
}

interface Whose {
  account: string;
  /** the session has proved a second factor */
  hasProvedFactor: boolean;
}

export async function shellUser(
  { db, settings }: { db: Db; settings: Settings },
  { account, hasProvedFactor }: Whose,
): Promise<ShellUser> {
  const row = found(await findAccount(db, account), 'user_is_not_authorized');
  const mustSetUpSecondFactor = mustHaveFactor(row, settings) && !hasProvedFactor;
  const { name, email, locale, title, phone } = row;
  return {
    roleData: roleDataOf(row),
    companyId: row.organization,
    unreadThreadsCount: await countUnreadThreads(db, account),
    account: {
      account,
      name,
      email,
      image_url: imageUrl(row.image_file),
      locale,
      title,
      phone,
      currentOrganization: organizationOf(row),
    },
    markets: marketsOf(row),
    links: settings.links,
    environment: settings.environment,
    hasPassword: row.password_hash !== null,
    recommendationMails: row.role === 'consultant' ? row.recommendation_mails : null,
    mustSetUpSecondFactor,
    can: can({ ...row, mustSetUpSecondFactor }),
  };
}
