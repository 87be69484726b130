import type { ChangeContext } from '../../platform/handler.ts';

/**
 * A consultant's name and photo are part of their profile, so domains above are informed of the
 * change.
 */
export async function notifyOwnProfile({ actor, emit }: ChangeContext): Promise<void> {
  if (actor.role !== 'consultant') return;
  await emit('edit_profile', { profile: actor.account, section: 'account' });
}
