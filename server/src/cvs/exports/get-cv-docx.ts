import type { cvCalls } from '@torg/protocol/cvs/cvs';
import type { Handler } from '../../platform/handler.ts';
import { makeCv } from './make-cv.ts';

export const getCvDocx: Handler<typeof cvCalls.getCvDocx> = (
  context,
  { params: { profile }, query },
) => makeCv(context, 'docx', { profile, query });
