import type { cvVariantCalls } from '@torg/protocol/cvs/cv-variants';
import type { Handler } from '../../platform/handler.ts';
import { openVariant, showVariant } from './open-variant.ts';

export const getCvVariant: Handler<typeof cvVariantCalls.getCvVariant> = async (
  context,
  { params },
) => showVariant(context, await openVariant(context, params));
