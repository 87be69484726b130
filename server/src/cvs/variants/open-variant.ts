import type { CvVariant } from '@torg/protocol/cvs/cv-variants';
import type { ReadContext } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { findFacts, mayEdit } from '../../profiles/profiles.queries.ts';
import { findCv } from '../content/open-cv.ts';
import { applyVariant } from './apply-variant.ts';
import { choosableOf } from './choosable.ts';
import { variantChanges } from './variant-changes.ts';
import { findVariant, type VariantRow } from './variants.repository.ts';

type Context = Pick<ReadContext, 'db' | 'actor'>;

/** Refuses whoever does not own the profile. */
export async function openAsOwner({ db, actor }: Context, profile: string): Promise<void> {
  const facts = found(await findFacts(db, profile, actor.account), 'could_not_find_profile');
  allowed(mayEdit(actor, facts));
}

export async function openVariant(
  context: Context,
  { profile, cv_variant }: { profile: string; cv_variant: string },
): Promise<VariantRow> {
  await openAsOwner(context, profile);
  return found(await findVariant(context.db, profile, cv_variant), 'could_not_find_cv_variant');
}

/** A variant with what there is to choose from, in the language of its reader. */
export async function showVariant({ db, actor }: Context, row: VariantRow): Promise<CvVariant> {
  const which = { profile: row.profile, locale: actor.locale };
  const { content } = found(await findCv(db, actor, which), 'could_not_find_profile');
  const { cv_variant, name, assignment, revision, choices } = row;
  const { title, description } = content;
  return {
    ...{ cv_variant, name, assignment, revision, choices },
    updated_at: row.updated_at.toISOString(),
    profile: { title, description, lists: choosableOf(content) },
    changes: variantChanges(content, applyVariant(content, choices)),
  };
}
