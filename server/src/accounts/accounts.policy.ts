import type { Actor } from '../platform/actor.ts';

/** Sessions and photos are one's own; nobody else, admins included, touches them here. */
export const mayEndSession = (actor: Actor, session: { account: string }): boolean =>
  session.account === actor.account;
