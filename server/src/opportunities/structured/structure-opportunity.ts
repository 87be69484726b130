import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import { askAi } from '../../ai-jobs/ai-jobs.commands.ts';
import type { WrittenHandler } from '../../platform/handler.ts';
import { findTexts } from '../contexts/contexts.repository.ts';
import { describeOpportunity } from '../describe-opportunity.ts';
import { lockForChange } from '../open-opportunity.ts';
import { reviseOpportunity } from '../opportunities.repository.ts';
import { structuredKind } from './structured-kind.ts';

export const structureOpportunity: WrittenHandler<
  typeof opportunityCalls.structureOpportunity
> = async (context, { params: { id }, query: { locale }, body }) => {
  const { db, actor, now } = context;
  const { row } = await lockForChange(context, id);
  const { force_recreate = false, forget_touched = [] } = body ?? {};
  const { structured } = row;
  const before = structured?.version === 2 ? structured.touched : [];
  const touched = before.filter((field) => !forget_touched.includes(field));
  const forgets = touched.length < before.length;
  if (forgets) {
    const untouched = JSON.stringify({ ...structured, touched });
    await reviseOpportunity(db, id, { structured: untouched, updated_at: now });
  }
  if ((await findTexts(db, id)).length > 0) {
    const { locale, organization: asked_for } = row;
    const about = { subject: id, asked_by: actor.account, asked_for, locale };
    const again = force_recreate || forgets;
    await askAi(context, structuredKind, { ...about, force_recreate: again });
  }
  return describeOpportunity(context, id, locale);
};
