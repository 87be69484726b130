import type { peopleCalls } from '@torg/protocol/people';
import { changeAccount } from '../accounts/accounts.public.ts';
import { recordChange } from '../events/events.public.ts';
import { findOrganization } from '../organizations/organizations.public.ts';
import type { ChangeContext, Handler } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { followRole } from './follow-role.ts';
import { holdPerson, letGoOfCompany, showPerson } from './open-person.ts';
import { fitsRole } from './people.policy.ts';
import { hasPeople } from './people.repository.ts';

type Held = Awaited<ReturnType<typeof holdPerson>>;
type Changes = Pick<Partial<Held>, 'verified' | 'role' | 'organization'>;

/** The company that somebody comes to; a company of one stays one. */
async function companyFor({ db }: ChangeContext, id: string | null) {
  if (id === null) return { name: null, kind: null };
  const company = found(await findOrganization(db, id), 'could_not_find_organization');
  const isFull = company.kind === 'independent' && (await hasPeople(db, id));
  allowed(!isFull, 'organization_does_not_fit_role');
  return company;
}

/** Only what is named and differs. */
function differing(held: Held, asked: Changes): Changes {
  const keys = ['verified', 'role', 'organization'] as const;
  const changed = keys.filter((key) => asked[key] !== undefined && asked[key] !== held[key]);
  return Object.fromEntries(changed.map((key) => [key, asked[key]]));
}

export const editAccount: Handler<typeof peopleCalls.editAccount> = async (
  context,
  { params: { account }, body },
) => {
  const held = await holdPerson(context, account, [body.organization]);
  allowed(held.deactivated_at === null, 'account_is_deactivated');
  const changes = differing(held, body);
  if (Object.keys(changes).length === 0) return showPerson(context, account);
  const isMoved = changes.organization !== undefined;
  const company = isMoved
    ? await companyFor(context, changes.organization ?? null)
    : { name: held.organization_name, kind: held.organization_kind };
  const role = changes.role ?? held.role;
  allowed(fitsRole(role, company.kind), 'organization_does_not_fit_role');
  const losesCompanyRight = isMoved || role !== 'consultant' || changes.verified === false;
  if (losesCompanyRight) await letGoOfCompany(context, account);
  const keepsRight =
    role === 'consultant' && (isMoved ? company.kind === 'independent' : held.is_admin_in_company);
  await changeAccount(context.db, account, {
    ...changes,
    is_admin_in_company: keepsRight,
    updated_at: context.now,
  });
  await context.forgetActor(account);
  await followRole(context, { account, before: held.role, after: role });
  await recordChange(context, {
    what: 'changed_account',
    object: { kind: 'account', id: account },
    also: isMoved ? [held.organization, changes.organization ?? null] : [],
    before: {
      verified: held.verified,
      role: held.role,
      organization: held.organization_name,
      is_consultant_admin: held.is_admin_in_company,
    },
    after: {
      verified: changes.verified ?? held.verified,
      role,
      organization: company.name,
      is_consultant_admin: keepsRight,
    },
  });
  return showPerson(context, account);
};
