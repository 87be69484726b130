import type { Actor } from '../platform/actor.ts';

/** Sessions and photos belong to their owner; nobody else, not even an admin, changes them here. */
export const mayEndSession = (actor: Actor, session: { account: string }): boolean =>
  session.account === actor.account;
