import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import { contentOf, findFile } from '../../files/files.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { openOpportunity } from '../open-opportunity.ts';
import { findContext } from './contexts.repository.ts';

const missing = 'could_not_find_opportunity_context';

export const getOpportunityFile: Handler<typeof opportunityCalls.getOpportunityFile> = async (
  context,
  { params: { id, context_id } },
) => {
  const { db } = context;
  await openOpportunity(context, id);
  const { file } = found(await findContext(db, id, context_id), missing);
  const row = found(await findFile(db, found(file, missing)), missing);
  return { ...contentOf(row), inline: true, ifLost: missing };
};
