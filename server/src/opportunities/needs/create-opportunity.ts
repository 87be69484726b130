import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import { findOrganization } from '../../organizations/organizations.queries.ts';
import type { ChangeContext, WrittenHandler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { contextsChanged } from '../contexts/contexts-changed.ts';
import { insertContexts } from '../contexts/insert-contexts.ts';
import { describeOpportunity } from '../describe-opportunity.ts';
import { mayUse } from '../opportunities.policy.ts';
import { insertOpportunity } from '../opportunities.repository.ts';
import { recordOpportunity } from '../record-opportunity.ts';
import { plainName } from './plain-name.ts';

/** Whose need it is: the own company's, but for an admin, who names one or makes one of Torg's own. */
async function ownerOf(
  { db, actor }: ChangeContext,
  named: string | undefined,
): Promise<string | null> {
  const own = actor.role === 'admin' ? null : actor.organization;
  const organization = named ?? own;
  allowed(mayUse(actor, organization));
  if (named !== undefined) found(await findOrganization(db, named), 'could_not_find_organization');
  return organization;
}

export const createOpportunity: WrittenHandler<typeof opportunityCalls.createOpportunity> = async (
  context,
  { query: { locale }, body, files },
) => {
  const { db, actor, now } = context;
  const opportunity_name = plainName(body.opportunity_name);
  const organization = await ownerOf(context, body.organization);
  const opportunity = await insertOpportunity(db, {
    ...{ opportunity_name, organization, locale, created_by: actor.account },
    ...{ created_at: now, updated_at: now },
  });
  await insertContexts(context, opportunity, { contents: body.content, files });
  await contextsChanged(context, opportunity, actor.account);
  const named = { opportunity, opportunity_name, organization };
  await recordOpportunity(context, named, { what: 'made_opportunity' });
  return describeOpportunity(context, opportunity, locale);
};
