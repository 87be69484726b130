import type { Criterion } from '@torg/protocol/opportunities/criteria';
import { askAi } from '../../ai-jobs/ai-jobs.commands.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { lockOpportunity } from '../opportunities.repository.ts';
import { criteriaKind } from './criteria-kind.ts';
import { findCriteria } from './criteria.repository.ts';

/**
 * The criteria of a need, which the caller may see. Where there are none, a job begins to suggest
 * some, and the call is refused: this refusal commits, or the job would be gone with it.
 */
export async function requireCriteria(
  context: ChangeContext,
  opportunity: string,
): Promise<readonly Criterion[]> {
  const row = await lockOpportunity(context.db, opportunity);
  if (row === undefined) throw new Refusal('could_not_find_opportunity');
  const current = await findCriteria(context.db, opportunity);
  if (current !== undefined && current.criteria.length > 0) return current.criteria;
  if (row.archived) throw new Refusal('opportunity_is_archived');
  const { locale, organization: asked_for } = row;
  const about = { subject: opportunity, asked_by: context.actor.account, asked_for, locale };
  await askAi(context, criteriaKind, about);
  throw new Refusal('missing_opportunity_criteria_job_started', { commits: true });
}
