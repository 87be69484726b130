import type { cvVariantCalls } from '@torg/protocol/cvs/cv-variants';
import type { Handler } from '../../platform/handler.ts';
import { openAsOwner } from './open-variant.ts';
import { findVariants } from './variants.repository.ts';

export const listCvVariants: Handler<typeof cvVariantCalls.listCvVariants> = async (
  context,
  { params: { profile } },
) => {
  await openAsOwner(context, profile);
  const rows = await findVariants(context.db, profile);
  return {
    cv_variants: rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() })),
  };
};
