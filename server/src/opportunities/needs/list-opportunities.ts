import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { mayUse } from '../opportunities.policy.ts';
import { listNeeds } from '../opportunities.repository.ts';
import { withTodaysTerms } from '../structured/todays-terms.ts';
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
  const opportunities = rows.map((row) =>
    // No list shows an assignment's own need.
    listItemView(withTodaysTerms(row, locale), { actor, locale, facts: { ...row, own_of: null } }),
  );
  return { opportunities, total, limit, offset };
};
