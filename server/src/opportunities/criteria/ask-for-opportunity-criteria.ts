import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import { askAi } from '../../ai-jobs/ai-jobs.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { lockForChange } from '../open-opportunity.ts';
import { criteriaKind } from './criteria-kind.ts';
import { describeCriteria } from './describe-criteria.ts';

export const askForOpportunityCriteria: Handler<
  typeof opportunityCalls.askForOpportunityCriteria
> = async (context, { params: { id }, query: { locale }, body }) => {
  const { db, actor } = context;
  const { row } = await lockForChange(context, id);
  const by = { asked_by: actor.account, asked_for: row.organization };
  const about = { subject: id, ...by, locale };
  await askAi(context, criteriaKind, { ...about, force_recreate: body?.force_recreate ?? false });
  return describeCriteria(db, id, { locale, edit: true });
};
