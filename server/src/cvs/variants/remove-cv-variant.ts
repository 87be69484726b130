import type { cvVariantCalls } from '@torg/protocol/cvs/cv-variants';
import type { Handler } from '../../platform/handler.ts';
import { openVariant } from './open-variant.ts';
import { deleteVariant } from './variants.repository.ts';

export const removeCvVariant: Handler<typeof cvVariantCalls.removeCvVariant> = async (
  context,
  { params },
) => {
  const { cv_variant } = await openVariant(context, params);
  await deleteVariant(context.db, cv_variant);
};
