import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import { WrittenAnswer, type WrittenHandler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { can, mayUse } from '../opportunities.policy.ts';
import { withTodaysTerms } from '../structured/todays-terms.ts';
import { listNeeds } from './written-needs.repository.ts';

export const listOpportunities: WrittenHandler<typeof opportunityCalls.listOpportunities> = async (
  { db, actor },
  { query: { archived: shown, text, locale, limit, offset } },
) => {
  const organization = actor.role === 'admin' ? null : actor.organization;
  allowed(mayUse(actor, organization));
  const archived = shown === 'true';
  const facts = { organization, archived, made_assignment: null, own_of: null };
  const { needs, total, merged_terms } = await listNeeds(db, {
    ...{ organization, archived, locale, limit, offset, can: can(actor, facts) },
    text: text?.trim() || undefined,
  });
  const opportunities = withTodaysTerms(needs, merged_terms, locale);
  const page = JSON.stringify({ total, limit, offset }).slice(1);
  return new WrittenAnswer(`{"opportunities":${opportunities},${page}`);
};
