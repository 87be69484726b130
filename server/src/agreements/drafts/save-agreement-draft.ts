import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import type { Handler } from '../../platform/handler.ts';
import { notifyEditors } from '../rounds/notify-readers.ts';
import { findRepresentative, updateDraft } from './drafts.repository.ts';
import { loadDraft } from './load-draft.ts';
import { lockForEditing } from './lock-for-editing.ts';

export const saveAgreementDraft: Handler<typeof agreementCalls.saveAgreementDraft> = async (
  context,
  { params: { agreement_draft_id: draft }, body: { agreement_form_data: form, revision } },
) => {
  const { db, now } = context;
  const row = await lockForEditing(context, draft, revision);
  await updateDraft(db, draft, {
    agreement_form_data: JSON.stringify(form),
    side: 'client',
    representative: await findRepresentative(db, row.provider, form),
    revision: revision + 1,
    updated_at: now,
  });
  await notifyEditors(context, row);
  return loadDraft(context, draft);
};
