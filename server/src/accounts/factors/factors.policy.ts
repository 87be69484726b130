import type { AccountSecurity } from '@torg/protocol/accounts/factors';
import { limits } from '@torg/protocol/limits';
import type { Actor } from '../../platform/actor.ts';
import type { Settings } from '../../platform/settings.ts';

type Who = Pick<Actor, 'role' | 'verified'>;

/** Whether an account must have a second factor. */
export const mustHaveFactor = (
  { role }: Who,
  { adminsNeedFactor }: Pick<Settings, 'adminsNeedFactor'>,
) => adminsNeedFactor && role === 'admin';

interface Facts {
  isRequired: boolean;
  hasTotp: boolean;
  passkeys: number;
  /** browsers make passkeys for names of hosts only, not for addresses */
  hostHasName: boolean;
  otherSessions: number;
}

const hasOther = ({ hasTotp, passkeys }: Facts): boolean => Number(hasTotp) + passkeys > 1;

/** The last factor of somebody who must have one stays. */
export const mayRemoveFactor = (facts: Facts): boolean => !facts.isRequired || hasOther(facts);

export const can = (facts: Facts): AccountSecurity['can'] => ({
  addTotp: true,
  removeTotp: facts.hasTotp && mayRemoveFactor(facts),
  addPasskey: facts.hostHasName && facts.passkeys < limits.passkey.perAccount,
  renewRecoveryCodes: facts.hasTotp || facts.passkeys > 0,
  signOutElsewhere: facts.otherSessions > 0,
});
