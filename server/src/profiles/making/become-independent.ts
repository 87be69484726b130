import type { profileCalls } from '@torg/protocol/profiles/profiles';
import { changeAccount } from '../../accounts/accounts.commands.ts';
import { makeOrganization } from '../../organizations/organizations.commands.ts';
import { readOrganizationNumber } from '../../organizations/organizations.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { securityLog } from '../../platform/hardening/security-log.ts';
import { openForEditing } from '../editing/open-profile.ts';
import { profileChanged } from '../visibility/profile-changed.ts';

/** Makes the consultant the admin of a new company of one. */
export const becomeIndependent: Handler<typeof profileCalls.becomeIndependent> = async (
  context,
  { params: { profile }, body: { name, country, organization_number } },
) => {
  const { db, now, forgetActor } = context;
  const facts = await openForEditing(context, profile);
  allowed(facts.organization === null, 'has_a_company_already');
  const number = readOrganizationNumber(organization_number ?? null, country);
  const company = { name, country, kind: 'independent', organization_number: number } as const;
  const organization_id = await makeOrganization(db, company);
  await changeAccount(db, profile, {
    organization: organization_id,
    is_admin_in_company: true,
    updated_at: now,
  });
  await forgetActor(profile);
  const changed = ['organization', 'is_admin_in_company'];
  securityLog(context, 'rights_changed', { account: profile, changed });
  await profileChanged(context, facts, 'company');
  return { organization_id };
};
