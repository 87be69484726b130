import type { Criterion } from '@torg/protocol/opportunities/criteria';
import type { StructuredOpportunity } from '@torg/protocol/opportunities/opportunity-shapes';
import type { Locale } from '@torg/protocol/terms';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import { findCriteria } from './criteria.repository.ts';
import { fieldsOf, restsOn } from './rule-criteria.ts';

/** What candidates are measured by. */
export interface MeasuredBy {
  /** empty: nobody has made any, and what the need asks for counts */
  criteria: readonly Criterion[];
  /** what the need asks for */
  fields: StructuredOpportunity;
  /** of the criteria; 0: suggested, and approved by nobody; null: there are none */
  version: number | null;
}

/** The criteria of a need, and what it asks for; undefined: it is gone or archived. */
export async function measuredBy(
  context: Pick<JobContext, 'db' | 'searches' | 'now'>,
  opportunity: string,
  locale: Locale,
): Promise<MeasuredBy | undefined> {
  const found = await restsOn(context.db, opportunity);
  if (found === undefined) return undefined;
  const row = await findCriteria(context.db, opportunity);
  const fields = await fieldsOf(context, found, locale);
  if (row === undefined || row.criteria.length === 0) {
    return { criteria: [], fields, version: null };
  }
  const version = row.approved_at === null ? 0 : row.version;
  return { criteria: row.criteria, fields, version };
}
