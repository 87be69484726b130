import type { ChangeContext } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { isEditable, mayEdit } from '../agreements.policy.ts';
import { lockDraft, type DraftRow } from './drafts.repository.ts';

/** The locked draft, if the actor may edit it now and has seen its newest revision. */
export async function lockForEditing(
  { db, actor }: Pick<ChangeContext, 'db' | 'actor'>,
  draft: string,
  revision: number,
): Promise<DraftRow> {
  const row = found(await lockDraft(db, draft), 'could_not_find_agreement_draft');
  allowed(mayEdit(actor, row));
  allowed(isEditable(row), 'agreement_draft_state_does_not_allow');
  allowed(row.revision === revision, 'agreement_draft_was_changed');
  return row;
}
