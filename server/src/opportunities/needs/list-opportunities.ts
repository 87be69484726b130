import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import { findLatestAnswers } from '../../ai-jobs/ai-jobs.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { mayUse } from '../opportunities.policy.ts';
import { listNeeds } from '../opportunities.repository.ts';
import { listItemView } from '../opportunities.views.ts';

export const listOpportunities: Handler<typeof opportunityCalls.listOpportunities> = async (
  { db, actor },
  { query: { archived, text, locale, limit, offset } },
) => {
  const organization = actor.role === 'admin' ? null : actor.organization;
  allowed(mayUse(actor, organization));
  const { rows, total } = await listNeeds(db, {
    ...{ organization, archived: archived === 'true', limit, offset },
    text: text?.trim() || undefined,
  });
  const ids = rows.map(({ opportunity }) => opportunity);
  const answers = await findLatestAnswers(db, 'structured_opportunity', ids, {
    withOutput: false,
  });
  const opportunities = rows.map((row) => {
    const structured = answers.get(row.opportunity);
    // No list shows an assignment's own need.
    return listItemView(row, { actor, locale, facts: { ...row, own_of: null }, structured });
  });
  return { opportunities, total, limit, offset };
};
