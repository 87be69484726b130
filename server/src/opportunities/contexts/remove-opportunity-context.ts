import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { lockForChange } from '../open-opportunity.ts';
import { recordOpportunity } from '../record-opportunity.ts';
import { deleteContext, findContext } from './contexts.repository.ts';
import { contextsChanged } from './contexts-changed.ts';
import { forgetContextFile } from './forget-context-file.ts';

export const removeOpportunityContext: Handler<
  typeof opportunityCalls.removeOpportunityContext
> = async (context, { params: { id, context_id } }) => {
  const { db } = context;
  const { row } = await lockForChange(context, id);
  const { file } = found(
    await findContext(db, id, context_id),
    'could_not_find_opportunity_context',
  );
  await deleteContext(db, context_id);
  if (file !== null) await forgetContextFile(context, file);
  await contextsChanged(context, id, context.actor.account);
  await recordOpportunity(context, row, {
    what: 'changed_opportunity_contexts',
    before: { removed: 1 },
  });
};
