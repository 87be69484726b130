import type { FailedJob } from '@torg/protocol/waiting/waiting';
import type { Actor } from '../platform/actor.ts';

/** Of a job that failed under an older program this one may know nothing more. */
export function can(
  actor: Pick<Actor, 'role'>,
  { isKnown }: { isKnown: boolean },
): FailedJob['can'] {
  const isAdmin = actor.role === 'admin';
  return { retry: isAdmin && isKnown, discard: isAdmin };
}
