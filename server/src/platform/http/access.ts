import { accessWords, type AccessRule, type AccessWord } from '@torg/protocol/access';
import type { Actor } from '../actor.ts';
import { Refusal } from '../refusal.ts';

/**
 * Refuses by role, then by verification, before anything is looked up. An admin who needs a second
 * factor may do without it only what everybody may do with their own account.
 */
export function checkAccess(
  word: AccessWord,
  actor: Actor | null,
  adminsNeedFactor: boolean,
): void {
  const rule: AccessRule = accessWords[word];
  if (rule.roles.length === 0) return;
  if (actor === null || !rule.roles.includes(actor.role)) {
    throw new Refusal('user_is_not_authorized');
  }
  const mustAdminister = rule.companyAdmin === true && actor.role === 'consultant';
  if (mustAdminister && !actor.isAdminInCompany) throw new Refusal('user_is_not_authorized');
  if (!actor.verified && rule.unverified !== true) throw new Refusal('user_not_verified');
  const lacksFactor = adminsNeedFactor && actor.role === 'admin' && !actor.hasProvedFactor;
  if (lacksFactor && rule.unverified !== true) throw new Refusal('second_factor_required');
}
