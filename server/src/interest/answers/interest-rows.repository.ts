import type { InterestState } from '@torg/protocol/interest/interest-life';
import { sql } from 'kysely';
import { facts } from '../../assignments/assignments.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import '../interest.tables.ts';
import type { InterestStateFacts } from './interest-state.policy.ts';

export interface InterestRow extends InterestStateFacts {
  assignment_interest: string;
  assignment: string;
  thread: string;
  sent_by: string | null;
}

type Reader = Pick<Actor, 'account' | 'role'>;

/** A job or a provider edits nothing and has sent nothing. */
const system: Reader = { account: '00000000-0000-0000-0000-000000000000', role: 'admin' };

/**
 * Locks these interests until the transaction ends, in the order of their ids. The assignment's lock
 * is shared: it neither closes nor opens meanwhile.
 */
export async function lockInterests(
  tx: Tx,
  ids: readonly string[],
  actor: Reader | 'system',
): Promise<InterestRow[]> {
  await sql`select from assignment where assignment in (
      select assignment from assignment_interest where assignment_interest = any(${ids}::uuid[]))
    order by assignment for share`.execute(tx);
  const { rows } = await sql<InterestRow>`
    select i.assignment_interest, i.assignment, i.account, i.thread, i.sent_by,
      i.state as interest_state, x.organization, ${facts(actor === 'system' ? system : actor)}
    from assignment_interest as i
    join account as x on x.account = i.account
    join assignment as a on a.assignment = i.assignment
    where i.assignment_interest = any(${ids}::uuid[])
    order by i.assignment_interest for no key update of i`.execute(tx);
  return rows;
}

export interface FoundInterest {
  assignment_interest: string;
  /** the consultant */
  account: string;
  thread: string;
  state: InterestState;
  created_at: Date;
}

/** The interests in an assignment, oldest first; those of these consultants only, if any are named. */
export async function findInterestsOf(
  db: Db,
  assignment: string,
  accounts?: readonly string[],
): Promise<FoundInterest[]> {
  let interests = db
    .selectFrom('assignment_interest')
    .select(['assignment_interest', 'account', 'thread', 'state', 'created_at'])
    .where('assignment', '=', assignment);
  if (accounts !== undefined) interests = interests.where('account', 'in', [...accounts]);
  return interests.orderBy('created_at').orderBy('assignment_interest').execute();
}
