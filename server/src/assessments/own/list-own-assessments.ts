import type { ownAssessmentCalls } from '@torg/protocol/assessments/own-assessments';
import type { Handler } from '../../platform/handler.ts';
import { openForOwner } from '../../profiles/profiles.queries.ts';
import { describeOwn } from './describe-own.ts';

export const listOwnAssessments: Handler<typeof ownAssessmentCalls.listOwnAssessments> = async (
  context,
  { params: { profile }, query: { locale } },
) => {
  await openForOwner(context, profile);
  return describeOwn(context, profile, locale);
};
