import type { Db, Tx } from '../../platform/database/tables.ts';
import type { Side } from '../assessments.policy.ts';

/** Of an assessment of the need, for which side it was asked. */
export async function findSubject(
  db: Db,
  { opportunity, subject }: { opportunity: string; subject: string },
): Promise<{ company: Side } | undefined> {
  return db
    .selectFrom('opportunity_profile_ai_assessment')
    .select('company')
    .where('opportunity', '=', opportunity)
    .where('opportunity_profile_ai_assessment', '=', subject)
    .executeTakeFirst();
}

interface Feedback {
  subject: string;
  account: string;
  rating: number;
  comment: string | null;
  now: Date;
}

/** Once a person; again replaces. */
export async function saveFeedback(
  tx: Tx,
  { subject, account, rating, comment, now }: Feedback,
): Promise<{ rating: number; comment: string | null }> {
  const said = { rating, comment, updated_at: now };
  await tx
    .insertInto('opportunity_profile_ai_assessment_feedback')
    .values({ opportunity_profile_ai_assessment: subject, account, ...said })
    .onConflict((conflict) =>
      conflict.columns(['opportunity_profile_ai_assessment', 'account']).doUpdateSet(said),
    )
    .execute();
  return { rating, comment };
}
