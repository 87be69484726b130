import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import type { Handler } from '../../platform/handler.ts';
import { moveOne } from '../../platform/move.ts';
import { loadDraft } from '../drafts/load-draft.ts';
import { announceMove } from './announce-move.ts';
import { drafts } from './draft-moves.ts';

export const sendAgreementDraft: Handler<typeof agreementCalls.sendAgreementDraft> = async (
  context,
  { params: { agreement_draft_id: draft }, body: { revision, message } },
) => {
  await moveOne(context, drafts, draft, { move: 'send', with: { revision, message } });
  await announceMove(context, draft, { news: 'sent', message });
  return loadDraft(context, draft);
};
