import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayReadDraft } from '../agreements.policy.ts';
import { findDraft } from '../drafts/drafts.repository.ts';
import { findDraftThatMade } from './contract-drafts.repository.ts';

export const getHireOfContract: Handler<typeof agreementCalls.getHireOfContract> = async (
  { db, actor },
  { params: { contract_id } },
) => {
  const draft = found(await findDraftThatMade(db, contract_id), 'could_not_find_agreement_draft');
  const row = found(await findDraft(db, draft), 'could_not_find_agreement_draft');
  allowed(mayReadDraft(actor, row));
  return { agreement_draft_id: draft, agreement_id: row.agreement };
};
