import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import {
  findFacts as findAssignmentFacts,
  mayEdit,
} from '../../assignments/assignments.queries.ts';
import { findFacts as findProfileFacts, mayRead } from '../../profiles/profiles.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { beginDraft } from './begin-draft.ts';
import { firstForm } from './first-form.ts';
import { findHireFacts } from './hire-facts.repository.ts';

/** The client is that of the assignment, else the buyer's own; an admin needs the assignment. */
async function clientOf(db: Db, actor: Actor, assignment: string | null) {
  if (assignment === null) return actor.role === 'consultant_buyer' ? actor.organization : null;
  const facts = found(
    await findAssignmentFacts(db, assignment, actor),
    'could_not_find_assignment',
  );
  allowed(mayEdit(actor, facts));
  return facts.organization;
}

export const hire: Handler<typeof agreementCalls.hire> = async (
  context,
  { body: { profile_id: profile, assignment_id: assignment = null } },
) => {
  const { db, actor } = context;
  const facts = await findProfileFacts(db, profile, actor.account);
  allowed(mayRead(actor, found(facts, 'could_not_find_profile')));
  const organization = await clientOf(db, actor, assignment);
  const question = { client: organization, profile, assignment, account: actor.account };
  const hired = found(await findHireFacts(db, question), 'could_not_find_profile');
  const client = found(hired.client, 'could_not_find_client_company');
  const buyer = found(hired.buyer, 'could_not_find_consultant_buyer_account_data');
  found(client.sales_admin, 'sales_admin_not_found');
  const { provider, representative } = hired;
  return {
    agreement_draft_id: await beginDraft(context, {
      ...{ client: client.organization, profile, assignment, provider },
      representative: representative?.account ?? null,
      form: firstForm(hired, { client, buyer }),
    }),
  };
};
