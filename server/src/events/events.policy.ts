import type { Actor } from '../platform/actor.ts';

/** Everybody tells of what they did themselves; admins of what anybody did. */
export function mayReportFor(actor: Pick<Actor, 'account' | 'role'>, account: string): boolean {
  return actor.role === 'admin' || actor.account === account;
}
