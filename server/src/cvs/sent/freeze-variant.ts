import { found } from '../../platform/refusal.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { findCv } from '../content/open-cv.ts';
import { applyVariant } from '../variants/apply-variant.ts';
import { findVariant } from '../variants/variants.repository.ts';
import { cvHash } from '../versions/cv-hash.ts';
import { findOrAddVersion } from '../versions/versions.repository.ts';
import { makeSentCv } from './make-sent-cv.ts';
import { insertSent } from './sent.repository.ts';

/**
 * Keeps a variant as it is now, for the editors of an assignment, without address and phone; a job
 * makes its PDF. Refuses with `could_not_find_cv_variant`.
 */
export async function freezeVariant(
  { db, actor, enqueue }: Pick<ChangeContext, 'db' | 'actor' | 'enqueue'>,
  { profile, cv_variant, assignment }: { profile: string; cv_variant: string; assignment: string },
): Promise<void> {
  const variant = found(await findVariant(db, profile, cv_variant), 'could_not_find_cv_variant');
  const opened = await findCv(db, actor, { profile, locale: actor.locale });
  const { row, content } = found(opened, 'could_not_find_profile');
  const { day, company } = content;
  const version = await findOrAddVersion(
    db,
    profile,
    cvHash(row, { day, logo: company?.logo ?? null }),
  );
  const sent = { ...applyVariant(content, variant.choices), email: '', phone: '' };
  const paper = { version, content: sent };
  const cv_sent = await insertSent(db, { profile, assignment, paper });
  await enqueue(makeSentCv, { cv_sent });
}
