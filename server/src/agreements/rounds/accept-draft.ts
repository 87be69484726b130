import { createContract } from '../../contracts/contracts.commands.ts';
import type { ReadContext } from '../../platform/handler.ts';
import type { MoveContext } from '../../platform/moves/movable.ts';
import { hasConsented } from '../agreements.policy.ts';
import { updateDraft, type DraftRow } from '../drafts/drafts.repository.ts';
import { contractOf } from './contract-of-draft.ts';

/**
 * Freezes what was sent last: the document with its version, the terms and the contract to sign, in
 * the transaction of the acceptance.
 */
export async function acceptDraft(
  context: MoveContext,
  row: DraftRow,
  { request }: { request?: ReadContext['request'] },
): Promise<void> {
  const { db, now } = context;
  const form = row.sent_form ?? row.agreement_form_data;
  const made = await contractOf(db, row, { form, now });
  const contract = await createContract({ ...context, ...(request && { request }) }, made);
  await updateDraft(db, row.agreement_draft, {
    status: 'accepted',
    contract,
    agreement_form_data: JSON.stringify(form),
    side: row.sent_side ?? row.side,
    ...(hasConsented(row) ? {} : { consented_round: row.rounds, consented_at: now }),
    updated_at: now,
  });
}
