import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';
import { updateSearchDocuments } from '../competencies/update-search-documents.ts';
import { addQaEntries } from '../review/qa.repository.ts';

interface NewProfile {
  /** an account without a profile */
  profile: string;
  /** id in the company's CV tool */
  cvpartner_id: string | null;
  /** the company is on the fast track, so the profile counts as approved */
  isApproved: boolean;
  now: Date;
}

/** An empty, hidden profile without availability. */
export async function makeProfile(tx: Tx, fields: NewProfile): Promise<void> {
  const { profile, cvpartner_id, isApproved, now } = fields;
  await tx
    .insertInto('profile')
    .values({
      profile,
      cvpartner_id,
      discipline: null,
      experience_since: null,
      active_since: null,
      requested_activation: null,
      cvpartner_updated_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await tx
    .insertInto('profile_availability')
    .values({ profile, availability: null, availability_updated: now })
    .execute();
  if (isApproved) await addQaEntries(tx, [profile], { status: 'approved', by: null });
  await updateSearchDocuments(tx, [profile]);
}

/** For somebody who becomes a consultant: a profile from an earlier time is used again. */
export async function makeProfileIfNone(tx: Tx, profile: string, now: Date): Promise<void> {
  const { rows } = await sql`select from profile where profile = ${profile}`.execute(tx);
  if (rows.length > 0) return;
  await makeProfile(tx, { profile, cvpartner_id: null, isApproved: false, now });
}
