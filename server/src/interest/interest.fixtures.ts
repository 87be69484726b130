import type { Insertable } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { PresentationConsentTable } from './interest.tables.ts';

type ConsentFields = Pick<
  Insertable<PresentationConsentTable>,
  'assignment' | 'account' | 'asked_by'
> &
  Partial<Insertable<PresentationConsentTable>>;

/** A question whether a consultant may be put forward, not answered yet. */
export async function aPresentationConsent(db: Db, fields: ConsentFields): Promise<string> {
  const { presentation_consent } = await db
    .insertInto('presentation_consent')
    .values({ deadline: new Date('2099-01-01T12:00:00Z'), asked_at: new Date(), ...fields })
    .returning('presentation_consent')
    .executeTakeFirstOrThrow();
  return presentation_consent;
}
