import type { FailedJob } from '@torg/protocol/waiting/waiting';
import type { Actor } from '../platform/actor.ts';

/** A job that failed under an older version of the program may be unknown to this one. */
export function can(
  actor: Pick<Actor, 'role'>,
  { isKnown }: { isKnown: boolean },
): FailedJob['can'] {
  const isAdmin = actor.role === 'admin';
  return { retry: isAdmin && isKnown, discard: isAdmin };
}
