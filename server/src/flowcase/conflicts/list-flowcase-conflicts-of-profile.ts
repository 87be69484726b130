import type { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import type { Handler } from '../../platform/handler.ts';
import { openForOwner } from '../../profiles/profiles.queries.ts';
import { describeConflicts } from './describe-conflicts.ts';

export const listFlowcaseConflictsOfProfile: Handler<
  typeof flowcaseCalls.listFlowcaseConflictsOfProfile
> = async (context, { params: { profile }, query }) => {
  await openForOwner(context, profile);
  return describeConflicts(context, { profile }, query);
};
