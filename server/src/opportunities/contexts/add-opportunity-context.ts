import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { lockForChange } from '../open-opportunity.ts';
import { recordOpportunity } from '../record-opportunity.ts';
import { contextsChanged } from './contexts-changed.ts';
import { findShownContexts } from './contexts.repository.ts';
import { insertContexts } from './insert-contexts.ts';

export const addOpportunityContext: Handler<typeof opportunityCalls.addOpportunityContext> = async (
  context,
  { params: { id }, body, files },
) => {
  const { row } = await lockForChange(context, id);
  const added = await insertContexts(context, id, { contents: body.content, files });
  await contextsChanged(context, id, context.actor.account);
  await recordOpportunity(context, row, {
    what: 'changed_opportunity_contexts',
    after: { added: added.length },
  });
  return found(await findShownContexts(context.db, id, added), 'could_not_find_opportunity');
};
