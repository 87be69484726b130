import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import type { Handler } from '../../platform/handler.ts';
import { moveOne } from '../../platform/move.ts';
import { found } from '../../platform/refusal.ts';
import { acceptanceOf } from '../agreements.policy.ts';
import { lockDraft } from '../drafts/drafts.repository.ts';
import { loadDraft } from '../drafts/load-draft.ts';
import { announceMove } from './announce-move.ts';
import { drafts } from './draft-moves.ts';

export const acceptAgreementDraft: Handler<typeof agreementCalls.acceptAgreementDraft> = async (
  context,
  { params: { agreement_draft_id: draft }, body: { revision } },
) => {
  const { db, actor, request } = context;
  const row = found(await lockDraft(db, draft), 'could_not_find_agreement_draft');
  const move = acceptanceOf(actor, row);
  await moveOne(context, drafts, draft, { move, with: { revision, request } });
  await announceMove(context, draft, { news: 'accepted', message: '' });
  return loadDraft(context, draft);
};
