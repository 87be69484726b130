import type { ShellCan } from '@torg/protocol/shell/shell';
import type { Role } from '@torg/protocol/terms';

interface PolicyActor {
  role: Role;
  verified: boolean;
  completed_wizard: boolean;
  is_admin_in_company: boolean;
  organization: string | null;
  /** an admin who has no second factor yet */
  mustSetUpSecondFactor: boolean;
}

/**
 * What somebody may do in the marketplace as a whole: nothing until they are verified and have
 * the factor that they need.
 */
export function can(who: PolicyActor): ShellCan {
  const is = (role: Role) => who.verified && !who.mustSetUpSecondFactor && who.role === role;
  const runCompany = is('consultant') && who.is_admin_in_company && who.organization !== null;
  return {
    administer: is('admin'),
    createAssignment: is('consultant_buyer'),
    makeNeed: is('consultant_buyer') || runCompany || is('admin'),
    saveProfiles: is('consultant_buyer') || is('admin'),
    hire: is('consultant_buyer') || is('admin'),
    runCompany,
    putForward: runCompany || is('admin'),
    completeWizard: is('consultant') && !who.completed_wizard,
  };
}
