import type { InterviewState } from '@torg/protocol/interviews/interview-life';
import type { Db } from '../../platform/database/tables.ts';
import '../interviews.tables.ts';

export interface InterviewAbout {
  interview: string;
  account: string;
  state: InterviewState;
  starts_at: Date | null;
  minutes: number | null;
}

/** The interviews about an assignment or a need, oldest first. */
export async function findInterviewsAbout(
  db: Db,
  about: { kind: 'assignment' | 'opportunity'; id: string },
): Promise<InterviewAbout[]> {
  return db
    .selectFrom('interview')
    .select(['interview', 'account', 'state', 'starts_at', 'minutes'])
    .where(about.kind, '=', about.id)
    .orderBy('created_at')
    .orderBy('interview')
    .execute();
}
