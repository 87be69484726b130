import type { cvVariantCalls } from '@torg/protocol/cvs/cv-variants';
import type { Handler } from '../../platform/handler.ts';
import { openAsOwner } from './open-variant.ts';
import { insertVariant } from './variants.repository.ts';

export const createCvVariant: Handler<typeof cvVariantCalls.createCvVariant> = async (
  context,
  { params: { profile }, body: { name, assignment = null } },
) => {
  await openAsOwner(context, profile);
  return { cv_variant: await insertVariant(context.db, { profile, name, assignment }) };
};
