import { sql } from 'kysely';
import type { MoveContext } from '../../platform/moves/movable.ts';
import { asSystem, moveOne } from '../../platform/move.ts';
import { updateSearchDocuments } from '../competencies/update-search-documents.ts';
import { reviews } from '../review/review-moves.ts';

interface NewProfile {
  /** an account without a profile */
  profile: string;
  /** id in the company's CV tool */
  cvpartner_id: string | null;
  /** the company is on the fast track, so the profile counts as approved */
  isApproved: boolean;
}

type SystemContext = Omit<MoveContext<unknown>, 'actor'>;

/** An empty, hidden profile without availability. */
export async function makeProfile(context: SystemContext, fields: NewProfile): Promise<void> {
  const { db, now } = context;
  const { profile, cvpartner_id, isApproved } = fields;
  await db
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
  await db
    .insertInto('profile_availability')
    .values({ profile, availability: null, availability_updated: now })
    .execute();
  if (isApproved) await moveOne(asSystem(context), reviews, profile, { move: 'fast_track' });
  await updateSearchDocuments(db, [profile]);
}

/** For somebody who becomes a consultant: a profile from an earlier time is used again. */
export async function makeProfileIfNone(context: SystemContext, profile: string): Promise<void> {
  const { rows } = await sql`select from profile where profile = ${profile}`.execute(context.db);
  if (rows.length > 0) return;
  await makeProfile(context, { profile, cvpartner_id: null, isApproved: false });
}
