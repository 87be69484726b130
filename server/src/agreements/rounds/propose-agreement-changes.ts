import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import type { Handler } from '../../platform/handler.ts';
import { moveOne } from '../../platform/move.ts';
import { loadDraft } from '../drafts/load-draft.ts';
import { announceMove } from './announce-move.ts';
import { drafts } from './draft-moves.ts';

export const proposeAgreementChanges: Handler<
  typeof agreementCalls.proposeAgreementChanges
> = async (
  context,
  { params: { agreement_draft_id: draft }, body: { agreement_form_data: form, ...said } },
) => {
  const step = { form, ...said };
  await moveOne(context, drafts, draft, { move: 'propose_changes', with: step });
  await announceMove(context, draft, { news: 'changes_proposed', message: said.message });
  return loadDraft(context, draft);
};
