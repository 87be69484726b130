import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import type { Handler } from '../../platform/handler.ts';
import { moveOne } from '../../platform/move.ts';
import { loadDraft } from '../drafts/load-draft.ts';
import { announceMove } from './announce-move.ts';
import { drafts } from './draft-moves.ts';

export const declineAgreementDraft: Handler<typeof agreementCalls.declineAgreementDraft> = async (
  context,
  { params: { agreement_draft_id: draft }, body: { reason } },
) => {
  await moveOne(context, drafts, draft, { move: 'decline', reason });
  await announceMove(context, draft, { news: 'declined', message: reason });
  return loadDraft(context, draft);
};
