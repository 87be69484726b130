import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import type { Locale } from '@torg/protocol/terms';
import { askAi } from '../../ai-jobs/ai-jobs.commands.ts';
import { findLatestAnswers } from '../../ai-jobs/ai-jobs.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Handler } from '../../platform/handler.ts';
import { lockForChange } from '../open-opportunity.ts';
import { findCriteria } from './criteria.repository.ts';
import { criteriaKind } from './criteria-kind.ts';
import { describeCriteria } from './describe-criteria.ts';

/** Criteria that stay go on in the language that they were suggested in. */
async function languageOfStaying(db: Db, opportunity: string): Promise<Locale | undefined> {
  const current = await findCriteria(db, opportunity);
  if (!current?.version) return undefined;
  const answers = await findLatestAnswers(db, 'opportunity_criteria', [opportunity], {
    withOutput: false,
  });
  return answers.get(opportunity)?.current?.locale;
}

export const askForOpportunityCriteria: Handler<
  typeof opportunityCalls.askForOpportunityCriteria
> = async (context, { params: { id }, query: { locale }, body }) => {
  const { db, actor } = context;
  const { row } = await lockForChange(context, id);
  const spoken = (await languageOfStaying(db, id)) ?? locale;
  const by = { asked_by: actor.account, asked_for: row.organization };
  const about = { subject: id, ...by, locale: spoken };
  await askAi(context, criteriaKind, { ...about, force_recreate: body?.force_recreate ?? false });
  return describeCriteria(db, id, { locale, edit: true });
};
