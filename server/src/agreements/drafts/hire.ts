import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import { mayEdit } from '../../assignments/assignments.queries.ts';
import { mayRead } from '../../profiles/profiles.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { beginDraft } from './begin-draft.ts';
import { firstForm } from './first-form.ts';
import { findHireFacts } from './hire-facts.repository.ts';

/** The client is that of the assignment, else the buyer's own; an admin needs the assignment. */
export const hire: Handler<typeof agreementCalls.hire> = async (
  context,
  { body: { profile_id: profile, assignment_id: assignment = null } },
) => {
  const { db, actor } = context;
  const own = assignment === null && actor.role === 'consultant_buyer' ? actor.organization : null;
  const wanted = { own, profile, assignment };
  const hired = found(await findHireFacts(db, actor, wanted), 'could_not_find_profile');
  allowed(mayRead(actor, hired));
  if (assignment !== null) {
    const state = found(hired.state, 'could_not_find_assignment');
    allowed(mayEdit(actor, { ...hired, state }));
  }
  const client = found(hired.client, 'could_not_find_client_company');
  const buyer = found(hired.buyer, 'could_not_find_consultant_buyer_account_data');
  found(client.sales_admin, 'sales_admin_not_found');
  const { organization: provider, representative } = hired;
  return {
    agreement_draft_id: await beginDraft(context, {
      ...{ client: client.organization, profile, assignment, provider, before: hired },
      representative: representative?.account ?? null,
      form: firstForm(hired, { client, buyer }),
    }),
  };
};
