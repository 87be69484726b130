import { marketDay } from '@torg/protocol/market-day';
import type { Locale } from '@torg/protocol/terms';
import { findOrganization } from '../../organizations/organizations.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { findProfiles, mayRead, profileView } from '../../profiles/profiles.queries.ts';
import type { CvContent } from './cv-content.ts';
import { cvContent } from './make-cv-content.ts';

/**
 * The CV of a profile, with what the actor may see of it; refuses with `could_not_find_profile`,
 * and somebody who may not read it.
 */
export async function openCv(
  db: Db,
  actor: Actor,
  { profile, locale }: { profile: string; locale: Locale },
): Promise<CvContent> {
  const reader = { account: actor.account, locale };
  const [row] = await findProfiles(db, [profile], reader);
  const known = found(row, 'could_not_find_profile');
  allowed(mayRead(actor, known));
  const { organization } = known;
  const company = organization === null ? undefined : await findOrganization(db, organization);
  // Availability is confirmed without a change of anything else.
  const changes = [known.updated_at, known.availability_updated ?? known.updated_at];
  const day = marketDay(new Date(Math.max(...changes.map(Number))));
  return cvContent(profileView(known, actor), { locale, day, logo: company?.logo_file ?? null });
}
