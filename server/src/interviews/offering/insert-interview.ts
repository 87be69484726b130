import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';
import type { InterviewTable } from '../interviews.tables.ts';

type NewInterview = Omit<Insertable<InterviewTable>, 'created_at' | 'updated_at'> & { now: Date };

/** Of two for the same consultant at once, `interview_is_offered` refuses the second. */
export async function insertInterview(tx: Tx, { now, ...values }: NewInterview): Promise<string> {
  const { interview } = await tx
    .insertInto('interview')
    .values({ ...values, created_at: now, updated_at: now })
    .returning('interview')
    .executeTakeFirstOrThrow();
  return interview;
}
