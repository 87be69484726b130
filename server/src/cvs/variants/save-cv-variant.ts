import type { cvVariantCalls } from '@torg/protocol/cvs/cv-variants';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { openVariant, showVariant } from './open-variant.ts';
import { updateVariant } from './variants.repository.ts';

export const saveCvVariant: Handler<typeof cvVariantCalls.saveCvVariant> = async (
  context,
  { params, body: { revision, ...changes } },
) => {
  const { db, now } = context;
  const { cv_variant } = await openVariant(context, params);
  const isSaved = await updateVariant(db, { cv_variant, revision }, { ...changes, now });
  allowed(isSaved, 'cv_variant_was_changed');
  return showVariant(context, await openVariant(context, params));
};
