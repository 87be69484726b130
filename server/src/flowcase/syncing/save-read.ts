import type { Locale } from '@torg/protocol/terms';
import { replacePhotoOf } from '../../accounts/accounts.commands.ts';
import { saveFetchedFile } from '../../files/files.commands.ts';
import type { MoveContext } from '../../platform/moves/movable.ts';
import { found } from '../../platform/refusal.ts';
import type { Settings } from '../../platform/settings.ts';
import {
  changeParts,
  sendToReviewIfReady,
  setToolFields,
} from '../../profiles/profiles.commands.ts';
import { findProfile } from '../../profiles/profiles.queries.ts';
import { updateLink } from '../links/links.repository.ts';
import { mergeCv } from '../merging/merge-cv.ts';
import type { LinkRow } from '../merging/merge-work.ts';
import type { ReadOfFlowcase } from './read-cv-of.ts';

interface Kept {
  isChanged: boolean;
  review: 'sent' | 'waits' | 'approved' | 'over' | null;
  /** the new picture was not wanted */
  isPhotoLeft: boolean;
}

/** A picture that somebody has chosen here stays; else the profile shows that of Flowcase. */
async function savePhoto(
  context: MoveContext & { settings: Settings },
  link: LinkRow,
  { picture, photo }: ReadOfFlowcase,
): Promise<boolean> {
  const { db, actor } = context;
  const reader = { account: actor.account, locale: actor.locale };
  const profile = found(await findProfile(db, link.profile, reader), 'could_not_find_profile');
  const isOurs = profile.image_file !== null && profile.image_file !== link.picture_file;
  if (photo === undefined || isOurs) {
    await updateLink(db, link.flowcase_link, { picture });
    return false;
  }
  const picture_file = await saveFetchedFile(context, photo, 'photo');
  await replacePhotoOf(context, link.profile, picture_file);
  await updateLink(db, link.flowcase_link, { picture, picture_file });
  await changeParts(context, profile, {
    items: ['photo'],
    from: { origin: 'synced', origin_id: link.flowcase_link },
  });
  return true;
}

/** Waiting for the rules of review ends when it was sent, or cannot be sent any more. */
async function sendToReview(context: MoveContext, link: LinkRow): Promise<Kept['review']> {
  const { qa_discipline: discipline } = link;
  if (discipline === null) return null;
  const review = await sendToReviewIfReady(context, link.profile, discipline);
  if (review !== 'waits') {
    await updateLink(context.db, link.flowcase_link, { qa_discipline: null });
  }
  return review;
}

/** Gives a profile what was read. The profile and the link are locked. */
export async function saveRead(
  context: MoveContext & { settings: Settings },
  { link, read, locale }: { link: LinkRow; read: ReadOfFlowcase; locale: Locale },
): Promise<Kept> {
  const { db, now } = context;
  const isMerged = await mergeCv(context, { link, cv: read.cv, locale });
  const hasPhoto = await savePhoto(context, link, read);
  await updateLink(db, link.flowcase_link, {
    cv_updated_at: read.stampedAt,
    synced_at: now,
    failure: null,
  });
  await setToolFields(db, [link.profile], { cvpartner_updated_at: read.stampedAt ?? now });
  const review = await sendToReview(context, link);
  return {
    isChanged: isMerged || hasPhoto,
    review,
    isPhotoLeft: read.photo !== undefined && !hasPhoto,
  };
}
