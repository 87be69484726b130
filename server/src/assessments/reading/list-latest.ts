import type { ListedAssessment } from '@torg/protocol/assessments/assessment-shapes';
import type { Locale } from '@torg/protocol/terms';
import { noteLooks } from '../../ai-jobs/ai-jobs.queries.ts';
import type { ReadContext } from '../../platform/handler.ts';
import type { Assessor } from '../assessments.policy.ts';
import { listedAssessmentView } from '../assessments.views.ts';
import { findLatestAssessments, givenIn } from './latest.repository.ts';

interface Wanted {
  /** undefined: nothing was asked about the assignment yet */
  opportunity: string | undefined;
  assessor: Assessor;
  /** only of people who are with this consultant company */
  company?: string;
  locale: Locale;
}

/** The latest of each person whom the caller may see; that they were shown is noted, unless folded. */
export async function listLatest(
  context: ReadContext,
  { opportunity, locale, ...who }: Wanted,
): Promise<{ profile_ai_assessments: ListedAssessment[] }> {
  const { db, actor } = context;
  if (opportunity === undefined) return { profile_ai_assessments: [] };
  const rows = await findLatestAssessments(db, { opportunity, viewer: actor.account, ...who });
  noteLooks(
    context,
    rows.flatMap((row) => (row.folded_card === null ? (givenIn(row)?.ai_job ?? []) : [])),
  );
  return { profile_ai_assessments: rows.map((row) => listedAssessmentView(row, locale)) };
}
