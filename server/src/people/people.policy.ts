import type { AccountItem } from '@torg/protocol/people/people';
import type { OrganizationKind, Role } from '@torg/protocol/terms';
import type { Actor } from '../platform/actor.ts';
import type { PersonRow } from './people.repository.ts';

/** Nobody changes their own rights. */
export const mayChange = (actor: Pick<Actor, 'account'>, account: string): boolean =>
  actor.account !== account;

const kindsOf: Record<Role, readonly OrganizationKind[]> = {
  consultant: ['consultant_company', 'independent'],
  consultant_buyer: ['client'],
  admin: ['client', 'consultant_company', 'independent'],
};

/**
 * Whether somebody with the role can belong to such an organization; everybody may belong to none.
 */
export const fitsRole = (role: Role, kind: OrganizationKind | null): boolean =>
  kind === null || kindsOf[role].includes(kind);

/** What an admin may do with somebody. */
export function can(actor: Actor, person: PersonRow): AccountItem['can'] {
  const isOther = mayChange(actor, person.account);
  const isNotMerged = person.merged_into === null;
  const isActive = isNotMerged && person.deactivated_at === null;
  const company = person.organization_kind;
  return {
    change: isOther && isActive,
    setCompanyAdmin:
      isActive &&
      person.role === 'consultant' &&
      company !== null &&
      company !== 'client' &&
      !person.is_last_company_admin,
    deactivate: isOther && isActive,
    reactivate: isOther && isNotMerged && !isActive,
    inviteAgain: isActive && person.invited_at !== null && !person.verified,
    signOut: isActive && person.sessions > 0,
    resetSecondFactor: isOther && isActive && person.has_second_factor,
    merge: isOther && isActive,
  };
}
