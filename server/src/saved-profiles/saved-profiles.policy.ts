import type { Actor } from '../platform/actor.ts';

/** What somebody has saved is theirs alone; no admin reads another's notes. */
export const isOwner = (actor: Pick<Actor, 'account'>, saved: { account: string }): boolean =>
  actor.account === saved.account;
