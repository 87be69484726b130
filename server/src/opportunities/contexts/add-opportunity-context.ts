import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { lockForChange } from '../open-opportunity.ts';
import { findOpportunity } from '../opportunities.repository.ts';
import { recordOpportunity } from '../record-opportunity.ts';
import { contextView } from './context-view.ts';
import { contextsChanged } from './contexts-changed.ts';
import { insertContexts } from './insert-contexts.ts';

export const addOpportunityContext: Handler<typeof opportunityCalls.addOpportunityContext> = async (
  context,
  { params: { id }, body, files },
) => {
  const { row } = await lockForChange(context, id);
  const added = new Set(await insertContexts(context, id, { contents: body.content, files }));
  await contextsChanged(context, id, context.actor.account);
  await recordOpportunity(context, row, {
    what: 'changed_opportunity_contexts',
    after: { added: added.size },
  });
  const changed = found(await findOpportunity(context.db, id), 'could_not_find_opportunity');
  const own = changed.contexts.filter(({ context_id }) => added.has(context_id));
  return { context: own.map(contextView), revision: changed.revision };
};
