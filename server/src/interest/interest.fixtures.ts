import type { Insertable } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { aThread } from '../messages/messages.fixtures.ts';
import type { AssignmentInterestTable, PresentationConsentTable } from './interest.tables.ts';

type ConsentFields = Pick<
  Insertable<PresentationConsentTable>,
  'assignment' | 'account' | 'asked_by'
> &
  Partial<Insertable<PresentationConsentTable>>;

type InterestFields = Pick<Insertable<AssignmentInterestTable>, 'assignment' | 'account'> &
  Partial<Insertable<AssignmentInterestTable>> & { editors?: readonly string[] };

/** An interest that a consultant has sent for themself, in a thread with the editors. */
export async function anInterest(db: Db, fields: InterestFields): Promise<string> {
  const { editors = [], ...columns } = fields;
  const { assignment, account } = columns;
  const participants = [account, ...editors];
  const thread =
    columns.thread ??
    (await aThread(db, { kind: 'interest', assignment, participants, subjects: [account] }));
  const { assignment_interest } = await db
    .insertInto('assignment_interest')
    .values({ sent_by: account, ...columns, thread })
    .returning('assignment_interest')
    .executeTakeFirstOrThrow();
  return assignment_interest;
}

/** A question whether a consultant may be put forward, not answered yet. */
export async function aPresentationConsent(db: Db, fields: ConsentFields): Promise<string> {
  const { presentation_consent } = await db
    .insertInto('presentation_consent')
    .values({ deadline: new Date('2099-01-01T12:00:00Z'), asked_at: new Date(), ...fields })
    .returning('presentation_consent')
    .executeTakeFirstOrThrow();
  return presentation_consent;
}
