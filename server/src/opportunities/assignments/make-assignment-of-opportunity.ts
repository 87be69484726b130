import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import { insertFilledDraft } from '../../assignments/assignments.commands.ts';
import { findOrganization } from '../../organizations/organizations.queries.ts';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { notifyAudience } from '../notify-audience.ts';
import { lockForChange } from '../open-opportunity.ts';
import { mayMakeAssignment } from '../opportunities.policy.ts';
import { updateOpportunity, type LockedOpportunity } from '../opportunities.repository.ts';
import { recordOpportunity } from '../record-opportunity.ts';
import { findTerms } from '../structured/terms.repository.ts';
import { fieldsOfDraft } from './fields-of-draft.ts';

/** The client of the draft: the need's own, or the one that an admin names. */
async function clientOf(
  { db, actor }: ChangeContext,
  row: LockedOpportunity,
  named: string | undefined,
): Promise<string> {
  const organization = found(named ?? row.organization, 'organization_id_is_required');
  const company = found(await findOrganization(db, organization), 'could_not_find_organization');
  allowed(actor.role === 'admin' || organization === actor.organization);
  const isUsable = company.kind === 'client';
  allowed(
    isUsable,
    named === undefined ? 'organization_id_is_required' : 'could_not_find_organization',
  );
  return company.organization;
}

/** The roles and skills that still are; a term may have been rejected since it was read. */
async function termsOf({ db, actor }: ChangeContext, { structured }: LockedOpportunity) {
  if (structured?.version !== 2) return { roles: [], skills: [] };
  const idsOf = async (type: 'role' | 'skill', all: readonly { uuid: string }[]) => {
    const ids = all.map(({ uuid }) => uuid);
    const terms = await findTerms(db, ids, { type, locale: actor.locale });
    return [...new Set(terms.map(({ uuid }) => uuid))];
  };
  return {
    roles: await idsOf('role', structured.roles),
    skills: await idsOf('skill', structured.skills),
  };
}

/** A draft is made once: the lock on the need makes whoever comes at the same time find it. */
export const makeAssignmentOfOpportunity: Handler<
  typeof opportunityCalls.makeAssignmentOfOpportunity
> = async (context, { params: { id }, body }) => {
  const { db, actor, now } = context;
  const { row, facts } = await lockForChange(context, id);
  if (row.own_of !== null) return { assignment_uuid: row.own_of };
  allowed(mayMakeAssignment(actor, facts));
  if (row.made_assignment !== null) return { assignment_uuid: row.made_assignment };
  const organization = await clientOf(context, row, body?.company_uuid);
  const draft = { organization, account: actor.account, now };
  const fields = fieldsOfDraft(row.structured, row.opportunity_name);
  const terms = await termsOf(context, row);
  const assignment = await insertFilledDraft(db, draft, { ...fields, ...terms });
  await updateOpportunity(db, id, { made_assignment: assignment, updated_at: now });
  await recordOpportunity(context, row, {
    what: 'made_assignment_of_opportunity',
    after: { title: fields.title ?? '' },
  });
  await notifyAudience(context, id);
  return { assignment_uuid: assignment };
};
