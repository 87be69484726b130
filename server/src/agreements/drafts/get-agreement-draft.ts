import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayReadDraft } from '../agreements.policy.ts';
import { findDraft, findRounds } from './drafts.repository.ts';
import { draftView } from './drafts.views.ts';

export const getAgreementDraft: Handler<typeof agreementCalls.getAgreementDraft> = async (
  { db, actor, now },
  { params: { agreement_draft_id: draft } },
) => {
  const row = found(await findDraft(db, draft), 'could_not_find_agreement_draft');
  allowed(mayReadDraft(actor, row));
  return draftView(row, await findRounds(db, draft), { actor, now });
};
