import type { cvCalls } from '@torg/protocol/cvs/cvs';
import type { Handler } from '../../platform/handler.ts';
import { makeCv } from './make-cv.ts';

export const getCvPdf: Handler<typeof cvCalls.getCvPdf> = (
  context,
  { params: { profile }, query },
) => makeCv(context, 'pdf', { profile, query });
