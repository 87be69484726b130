import type { AssignmentState } from '@torg/protocol/assignments/assignment-life';
import type { AssignmentType } from '@torg/protocol/terms';
import type { Db } from '../../platform/database/tables.ts';
import type { MailedAssignment } from './assignment-mail.ts';

/** The consultants invited to a published direct assignment; empty for any other assignment. */
export async function findToInvite(db: Db, assignment: string): Promise<string[]> {
  const rows = await db
    .selectFrom('assignment_invited as n')
    .innerJoin('assignment as a', 'a.assignment', 'n.assignment')
    .select('n.account')
    .where('a.assignment', '=', assignment)
    .where('a.state', '=', 'published')
    .where('a.assignment_type', '=', 'direct')
    .execute();
  return rows.map(({ account }) => account);
}

export interface InvitationRow extends MailedAssignment {
  email: string;
  verified: boolean;
  state: AssignmentState;
  assignment_type: AssignmentType;
}

/** The present content of the mail; undefined: no longer invited. */
export async function findInvitation(
  db: Db,
  key: { assignment: string; account: string },
): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('assignment_invited as n')
    .innerJoin('assignment as a', 'a.assignment', 'n.assignment')
    .innerJoin('organization as o', 'o.organization', 'a.organization')
    .innerJoin('account as x', 'x.account', 'n.account')
    .leftJoin('region as r', 'r.region', 'a.region')
    .select(['x.email', 'x.locale', 'x.verified', 'a.assignment', 'a.title', 'a.state'])
    .select(['a.assignment_type', 'a.duration', 'a.percent', 'a.start_date', 'a.allow_remote_work'])
    .select(['o.name as company_name', 'r.name as region_name'])
    .where('n.assignment', '=', key.assignment)
    .where('n.account', '=', key.account)
    .executeTakeFirst();
}
