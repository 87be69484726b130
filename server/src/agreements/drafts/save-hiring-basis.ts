import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { notifyReaders } from '../rounds/notify-readers.ts';
import { updateDraft } from './drafts.repository.ts';
import { loadDraft } from './load-draft.ts';
import { lockForEditing } from './lock-for-editing.ts';

export const saveHiringBasis: Handler<typeof agreementCalls.saveHiringBasis> = async (
  context,
  { params: { agreement_draft_id: draft }, body: { hiring_basis, revision } },
) => {
  const { db, now } = context;
  const row = await lockForEditing(context, draft, revision);
  allowed(row.needs_basis, 'agreement_draft_state_does_not_allow');
  await updateDraft(db, draft, {
    hiring_basis: JSON.stringify(hiring_basis),
    revision: revision + 1,
    updated_at: now,
  });
  await notifyReaders(context, row, 'client');
  return loadDraft(context, draft);
};
