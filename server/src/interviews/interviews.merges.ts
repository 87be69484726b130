import { sql } from 'kysely';
import type { Tx } from '../platform/database/tables.ts';
import { merges } from '../platform/merges.ts';

/** Of times that are offered to both accounts about the same, those of the kept one stay. */
async function cancelDoubles(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    update interview as one set state = 'cancelled', version = one.version + 1
    where one.account = ${from} and one.state in ('offered', 'others_wanted')
      and exists (select from interview as other where other.account = ${to}
        and other.state in ('offered', 'others_wanted')
        and coalesce(other.assignment, other.opportunity)
          = coalesce(one.assignment, one.opportunity))`.execute(tx);
}

export const interviewMerges = merges(
  {
    account: {
      'interview.account': 'follows',
      'interview.invited_by': 'follows',
      'interview_person.account': 'follows',
    },
  },
  { mergeAccount: cancelDoubles },
);
