import { accessWords, type AccessRule, type AccessWord } from '@torg/protocol/access';
import type { Actor } from '../actor.ts';
import { Refusal } from '../refusal.ts';

/** The first two refusals, before anything is looked up: the role, then whether it is verified. */
export function checkAccess(word: AccessWord, actor: Actor | null): void {
  const rule: AccessRule = accessWords[word];
  if (rule.roles.length === 0) return;
  if (actor === null || !rule.roles.includes(actor.role)) {
    throw new Refusal('user_is_not_authorized');
  }
  const mustAdminister = rule.companyAdmin === true && actor.role === 'consultant';
  if (mustAdminister && !actor.isAdminInCompany) throw new Refusal('user_is_not_authorized');
  if (!actor.verified && rule.unverified !== true) throw new Refusal('user_not_verified');
}
