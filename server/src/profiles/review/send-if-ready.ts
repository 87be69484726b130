import { marketDay } from '@torg/protocol/market-day';
import { failingAt } from '@torg/protocol/profiles/profile-rules';
import type { Discipline } from '@torg/protocol/terms';
import type { MoveContext } from '../../platform/moves/movable.ts';
import { moveOne } from '../../platform/move.ts';
import { isNotDeactivated, qaMoves } from '../profiles.policy.ts';
import { lockFacts } from '../visibility/facts.repository.ts';
import { findRuleResults } from '../visibility/rules.repository.ts';
import { reviews } from './review-moves.ts';

/**
 * Sends a profile to review as soon as the rules of review pass. `over`: it was sent before, is
 * approved, or the actor may not send it.
 */
export async function sendToReviewIfReady(
  context: MoveContext,
  profile: string,
  discipline: Discipline,
): Promise<'sent' | 'waits' | 'approved' | 'over'> {
  const { db, actor, now } = context;
  const facts = await lockFacts(db, profile, actor.account);
  if (facts?.qa_status === 'approved') return 'approved';
  if (facts === undefined || !qaMoves.can(actor, facts, 'send')) return 'over';
  const results = await findRuleResults(db, [profile], marketDay(now));
  const isReady = [...results.values()].every((all) => failingAt(all, 'qa').length === 0);
  if (!isReady || !isNotDeactivated(facts)) return 'waits';
  await moveOne(context, reviews, profile, { move: 'send', with: { discipline } });
  return 'sent';
}
