import type { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import type { Handler } from '../../platform/handler.ts';
import { deletionView } from '../flowcase.views.ts';
import { findDeletions } from './deletion.repository.ts';

export const listFlowcaseDeletions: Handler<typeof flowcaseCalls.listFlowcaseDeletions> = async (
  { db },
  { query },
) => {
  const { rows, total } = await findDeletions(db, query);
  return { deletions: rows.map(deletionView), total, ...query };
};
