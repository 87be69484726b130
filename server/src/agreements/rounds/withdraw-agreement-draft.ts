import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import type { Handler } from '../../platform/handler.ts';
import { moveOne } from '../../platform/move.ts';
import { loadDraft } from '../drafts/load-draft.ts';
import { announceMove } from './announce-move.ts';
import { drafts } from './draft-moves.ts';

export const withdrawAgreementDraft: Handler<typeof agreementCalls.withdrawAgreementDraft> = async (
  context,
  { params: { agreement_draft_id: draft } },
) => {
  await moveOne(context, drafts, draft, { move: 'withdraw' });
  await announceMove(context, draft, { news: 'withdrawn', message: '' });
  return loadDraft(context, draft);
};
