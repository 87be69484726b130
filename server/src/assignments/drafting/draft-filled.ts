import type { AssignmentChanges } from '@torg/protocol/assignments/assignment-shapes';
import type { Tx } from '../../platform/database/tables.ts';
import {
  changedColumns,
  insertDraft,
  replaceCompetencies,
  updateAssignments,
} from './assignment-changes.repository.ts';

type Filled = Omit<AssignmentChanges, 'editors' | 'contacts' | 'invited'>;

/** A draft whose fields are filled already, with its first editor; returns its id. */
export async function insertFilledDraft(
  tx: Tx,
  draft: { organization: string; account: string; now: Date },
  fields: Filled,
): Promise<string> {
  const assignment = await insertDraft(tx, draft);
  const by = { updated_at: draft.now, updated_by: draft.account };
  await updateAssignments(tx, [assignment], { ...changedColumns(fields), ...by });
  const { roles = [], skills = [] } = fields;
  await replaceCompetencies(tx, assignment, { type: 'role', ids: roles });
  await replaceCompetencies(tx, assignment, { type: 'skill', ids: skills });
  return assignment;
}
