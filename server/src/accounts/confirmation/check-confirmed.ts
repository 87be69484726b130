import { limits } from '@torg/protocol/limits';
import type { ReadContext } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findSession } from '../sessions/sessions.repository.ts';

const confirmedForMs = limits.confirmation.minutes * 60_000;

type Context = Pick<ReadContext, 'db' | 'actor' | 'now'>;

/** Until when nobody is asked again who they are; null: the next change asks. */
export async function confirmedUntil({ db, actor, now }: Context): Promise<Date | null> {
  const session = await findSession(db, actor.session);
  const confirmed = session?.confirmed_at ?? null;
  if (confirmed === null) return null;
  const until = new Date(confirmed.getTime() + confirmedForMs);
  return until > now ? until : null;
}

/** Refuses unless whoever uses this session has just proved who they are. */
export async function checkConfirmed(context: Context): Promise<void> {
  if ((await confirmedUntil(context)) === null) throw new Refusal('identity_not_confirmed');
}
