import type { HiringBasisData } from '@torg/protocol/agreements/agreement-shapes';
import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { notifyEditors } from '../rounds/notify-readers.ts';
import { updateDraft, type DraftRow } from './drafts.repository.ts';
import { loadDraft } from './load-draft.ts';
import { lockForEditing } from './lock-for-editing.ts';

/** Whoever changes the choice, its reason or its ground has chosen. */
function chosenBy(
  { actor, now }: Pick<ChangeContext, 'actor' | 'now'>,
  { hiring_basis: before }: Pick<DraftRow, 'hiring_basis'>,
  { choice, reason, ground }: HiringBasisData,
) {
  const isSame = before?.choice === choice && before.reason === reason && before.ground === ground;
  if (isSame) return {};
  if (choice === null) return { basis_chosen_by: null, basis_chosen_at: null };
  return { basis_chosen_by: actor.name, basis_chosen_at: now };
}

export const saveHiringBasis: Handler<typeof agreementCalls.saveHiringBasis> = async (
  context,
  { params: { agreement_draft_id: draft }, body: { hiring_basis, revision } },
) => {
  const { db, now } = context;
  const row = await lockForEditing(context, draft, revision);
  allowed(row.needs_basis, 'agreement_draft_state_does_not_allow');
  await updateDraft(db, draft, {
    ...chosenBy(context, row, hiring_basis),
    hiring_basis: JSON.stringify(hiring_basis),
    revision: revision + 1,
    updated_at: now,
  });
  await notifyEditors(context, row);
  return loadDraft(context, draft);
};
