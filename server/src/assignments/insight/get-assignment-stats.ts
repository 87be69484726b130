import type { Duration } from '@torg/protocol/assignments/assignment-shapes';
import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import { countViews, findFirstEvent } from '../../events/events.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayEdit } from '../assignments.policy.ts';
import { findEditors, findFacts } from '../assignments.repository.ts';
import { durationBetween } from '../../platform/duration-between.ts';
import { countRecommendationMails, findFirstInterest } from './stats.repository.ts';

/**
 * From publishing to the first answer; if it was published again after that, from the first
 * publishing.
 */
async function timeToFirstMessage(db: Db, assignment: string): Promise<Duration | null> {
  const { public_date, first_message_at } = await findFirstInterest(db, assignment);
  if (public_date === null || first_message_at === null) return null;
  if (first_message_at >= public_date) return durationBetween(public_date, first_message_at);
  const first = await findFirstEvent(db, assignment, 'published_assignment');
  return first && first <= first_message_at ? durationBetween(first, first_message_at) : null;
}

export const getAssignmentStats: Handler<typeof assignmentCalls.getAssignmentStats> = async (
  { db, actor },
  { params: { assignment_id: assignment } },
) => {
  const facts = found(await findFacts(db, assignment, actor), 'could_not_find_assignment');
  allowed(mayEdit(actor, facts));
  // A draft has been seen by nobody but its editors.
  allowed(facts.state !== 'draft', 'could_not_find_assignment_statistics');
  const except = await findEditors(db, assignment);
  const [counts, recommendationEmailsSent, time] = await Promise.all([
    countViews(db, assignment, { except }),
    countRecommendationMails(db, assignment),
    timeToFirstMessage(db, assignment),
  ]);
  return {
    assignmentId: assignment,
    ...counts,
    recommendationEmailsSent,
    timeToFirstMessage: time,
  };
};
