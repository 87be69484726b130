import { marketDay } from '@torg/protocol/market-day';
import type { Locale } from '@torg/protocol/terms';
import { findOrganization } from '../../organizations/organizations.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import { allowed, found } from '../../platform/refusal.ts';
import {
  findProfiles,
  mayRead,
  profileView,
  type ProfileRow,
} from '../../profiles/profiles.queries.ts';
import type { CvContent } from './cv-content.ts';
import { cvContent } from './make-cv-content.ts';

export interface OpenedCv {
  row: ProfileRow;
  content: CvContent;
}

/** The CV of a profile, with what the actor may see of it; undefined where there is no profile. */
export async function findCv(
  db: Db,
  actor: Actor,
  { profile, locale }: { profile: string; locale: Locale },
): Promise<OpenedCv | undefined> {
  const reader = { account: actor.account, locale };
  const [row] = await findProfiles(db, [profile], reader);
  if (row === undefined) return undefined;
  allowed(mayRead(actor, row));
  const { organization } = row;
  const company = organization === null ? undefined : await findOrganization(db, organization);
  // Availability is confirmed without a change of anything else.
  const changes = [row.updated_at, row.availability_updated ?? row.updated_at];
  const day = marketDay(new Date(Math.max(...changes.map(Number))));
  const reading = { locale, day, logo: company?.logo_file ?? null };
  return { row, content: cvContent(profileView(row, actor), reading) };
}

/** The same; refuses with `could_not_find_profile`, and somebody who may not read it. */
export async function openCv(
  db: Db,
  actor: Actor,
  which: { profile: string; locale: Locale },
): Promise<CvContent> {
  return found(await findCv(db, actor, which), 'could_not_find_profile').content;
}
