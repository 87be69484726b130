import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import type { WrittenHandler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { contextsChanged } from '../contexts/contexts-changed.ts';
import { describeOpportunity } from '../describe-opportunity.ts';
import { notifyAudience } from '../notify-audience.ts';
import { lockForEditing } from '../open-opportunity.ts';
import { mayArchive } from '../opportunities.policy.ts';
import { reviseOpportunity } from '../opportunities.repository.ts';
import { recordOpportunity } from '../record-opportunity.ts';
import { plainName } from './plain-name.ts';

/** Archives a need, takes it out again, or gives it another name. */
export const archiveOpportunity: WrittenHandler<
  typeof opportunityCalls.archiveOpportunity
> = async (context, { params: { id }, query: { locale }, body }) => {
  const { db, actor, now } = context;
  const { row, facts } = await lockForEditing(context, id);
  const { archived = row.archived } = body;
  const opportunity_name =
    body.opportunity_name === undefined ? row.opportunity_name : plainName(body.opportunity_name);
  if (body.archived !== undefined) allowed(mayArchive(actor, facts));
  const isRenamed = opportunity_name !== row.opportunity_name;
  allowed(!(isRenamed && row.archived && archived), 'opportunity_is_archived');
  if (archived !== row.archived || isRenamed) {
    await reviseOpportunity(db, id, { archived, opportunity_name, updated_at: now });
    await recordOpportunity(
      context,
      { ...row, opportunity_name },
      {
        what: 'changed_opportunity',
        before: { archived: row.archived, opportunity_name: row.opportunity_name },
        after: { archived, opportunity_name },
      },
    );
    await notifyAudience(context, id);
  }
  // What came while it lay in the archive is read now.
  if (row.archived && !archived) await contextsChanged(context, id, actor.account);
  return describeOpportunity(context, id, locale);
};
