import type { peopleCalls } from '@torg/protocol/people/people';
import { changeAccount } from '../accounts/accounts.commands.ts';
import { recordChange } from '../events/events.commands.ts';
import { findOrganization } from '../organizations/organizations.queries.ts';
import type { ChangeContext, Handler } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { securityLog } from '../platform/hardening/security-log.ts';
import { followRole } from './follow-role.ts';
import { type LockedPerson, leaveCompany, lockPerson, showPerson } from './open-person.ts';
import { fitsRole } from './people.policy.ts';
import { hasPeople } from './people.repository.ts';

type Changes = Pick<Partial<LockedPerson>, 'verified' | 'role' | 'organization'>;

/** The new company; a company of one accepts nobody else. */
async function companyFor({ db }: ChangeContext, id: string | null) {
  if (id === null) return { name: null, kind: null };
  const company = found(await findOrganization(db, id), 'could_not_find_organization');
  const isFull = company.kind === 'independent' && (await hasPeople(db, id));
  allowed(!isFull, 'organization_does_not_fit_role');
  return company;
}

/** The requested changes that differ from the present values. */
function differing(locked: LockedPerson, requested: Changes): Changes {
  const keys = ['verified', 'role', 'organization'] as const;
  const changed = keys.filter(
    (key) => requested[key] !== undefined && requested[key] !== locked[key],
  );
  return Object.fromEntries(changed.map((key) => [key, requested[key]]));
}

export const editAccount: Handler<typeof peopleCalls.editAccount> = async (
  context,
  { params: { account }, body },
) => {
  const locked = await lockPerson(context, account, [body.organization]);
  allowed(locked.deactivated_at === null, 'account_is_deactivated');
  const changes = differing(locked, body);
  if (Object.keys(changes).length === 0) return showPerson(context, account);
  const isMoved = changes.organization !== undefined;
  const company = isMoved
    ? await companyFor(context, changes.organization ?? null)
    : { name: locked.organization_name, kind: locked.organization_kind };
  const role = changes.role ?? locked.role;
  allowed(fitsRole(role, company.kind), 'organization_does_not_fit_role');
  const losesCompanyRight = isMoved || role !== 'consultant' || changes.verified === false;
  if (losesCompanyRight) await leaveCompany(context, account);
  const staysAdmin =
    role === 'consultant' &&
    (isMoved ? company.kind === 'independent' : locked.is_admin_in_company);
  await changeAccount(context.db, account, {
    ...changes,
    is_admin_in_company: staysAdmin,
    updated_at: context.now,
  });
  await context.forgetActor(account);
  securityLog(context, 'rights_changed', { account, role, changed: Object.keys(changes) });
  await followRole(context, { account, before: locked.role, after: role });
  await recordChange(context, {
    what: 'changed_account',
    object: { kind: 'account', id: account },
    also: isMoved ? [locked.organization, changes.organization ?? null] : [],
    before: {
      verified: locked.verified,
      role: locked.role,
      organization: locked.organization_name,
      is_consultant_admin: locked.is_admin_in_company,
    },
    after: {
      verified: changes.verified ?? locked.verified,
      role,
      organization: company.name,
      is_consultant_admin: staysAdmin,
    },
  });
  return showPerson(context, account);
};
