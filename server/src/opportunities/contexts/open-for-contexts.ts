import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import type { Opens } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { openOpportunity } from '../open-opportunity.ts';

/** Before it is locked, and before anything is said of the files: whether somebody may change the need. */
export const openForContexts: Opens<typeof opportunityCalls>['addOpportunityContext'] = async (
  context,
  { params: { id } },
) => {
  const { row } = await openOpportunity(context, id);
  allowed(!row.archived, 'opportunity_is_archived');
};
