import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { lockForChange } from '../open-opportunity.ts';
import { recordOpportunity } from '../record-opportunity.ts';
import { findContext, updateContext } from './contexts.repository.ts';
import { contextsChanged } from './contexts-changed.ts';

export const changeOpportunityContext: Handler<
  typeof opportunityCalls.changeOpportunityContext
> = async (context, { params: { id, context_id }, body: { content } }) => {
  const { db } = context;
  const { row } = await lockForChange(context, id);
  const before = found(await findContext(db, id, context_id), 'could_not_find_opportunity_context');
  allowed(before.content !== null, 'opportunity_context_is_a_file');
  const view = { context_id, created_at: before.created_at.toISOString(), content };
  if (before.content === content) return view;
  await updateContext(db, context_id, { content });
  await contextsChanged(context, id, context.actor.account);
  await recordOpportunity(context, row, {
    what: 'changed_opportunity_contexts',
    before: { characters: before.content?.length ?? 0 },
    after: { characters: content.length },
  });
  return view;
};
