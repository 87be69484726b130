import type { Actor } from '../platform/actor.ts';

/** Everybody may report what they did themselves; admins may report for anybody. */
export function mayReportFor(actor: Pick<Actor, 'account' | 'role'>, account: string): boolean {
  return actor.role === 'admin' || actor.account === account;
}
