import type { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import type { Handler } from '../../platform/handler.ts';
import { openCompany } from '../open-company.ts';
import { describeConflicts } from './describe-conflicts.ts';

export const listFlowcaseConflicts: Handler<typeof flowcaseCalls.listFlowcaseConflicts> = async (
  context,
  { params: { id }, query },
) => {
  await openCompany(context, id);
  return describeConflicts(context, { organization: id }, query);
};
