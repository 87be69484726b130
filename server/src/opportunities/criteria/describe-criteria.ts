import type { OpportunityCriteria } from '@torg/protocol/opportunities/criteria';
import { aiEnvelopeOf, findLatestAnswers } from '../../ai-jobs/ai-jobs.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Locale } from '@torg/protocol/terms';
import { findCriteria } from './criteria.repository.ts';

/** The criteria as they stand, and how far the job is that suggests some. */
export async function describeCriteria(
  db: Db,
  opportunity: string,
  { locale, edit }: { locale: Locale; edit: boolean },
): Promise<OpportunityCriteria> {
  const current = await findCriteria(db, opportunity);
  const answers = await findLatestAnswers(db, 'opportunity_criteria', [opportunity], {
    withOutput: false,
  });
  const found = answers.get(opportunity);
  const jobs = found && { latest: found.latest, shown: found.current };
  const envelope = jobs && aiEnvelopeOf('opportunity_criteria', jobs, { locale, output: null });
  return {
    criteria: current?.criteria ?? [],
    version: current?.version ?? 0,
    inference_status: envelope?.inference_status ?? null,
    error: envelope?.error ?? null,
    answered_by: envelope?.answered_by ?? '',
    locale: envelope?.locale ?? null,
    is_outdated: envelope?.is_outdated ?? false,
    approved_by_name: current?.approved_by_name ?? null,
    approved_at: current?.approved_at?.toISOString() ?? null,
    revision: current?.revision ?? 0,
    can: { edit },
  };
}
