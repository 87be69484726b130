import {
  qaInterviewArchiveLife,
  type QaInterviewArchiveMove,
} from '@torg/protocol/profiles/profile-life';
import type { ChangeContext } from '../platform/handler.ts';
import type { Movable } from '../platform/moves/movable.ts';
import { moveOne } from '../platform/move.ts';
import { allowed } from '../platform/refusal.ts';
import { openForm, showForm } from './forms/open-form.ts';
import { historyOf } from './interview-moves.ts';
import { archiveMoves, canArchive } from './qa-interviews.policy.ts';
import { lockForms, updateForms, type FormRow } from './qa-interviews.repository.ts';

export const archives: Movable<typeof qaInterviewArchiveLife, FormRow> = {
  life: qaInterviewArchiveLife,
  policy: archiveMoves,
  columns: [],
  lock: lockForms,
  write: ({ db, now }, rows, { to }) =>
    updateForms(
      db,
      rows.map(({ uuid }) => uuid),
      { archived: to === 'archived', updated_at: now },
    ),
  fields: { state: 'archive' },
  history: historyOf,
};

/** Archiving an archived form changes nothing; a draft is neither archived nor restored. */
export async function moveArchive(
  context: ChangeContext,
  uuid: string,
  move: QaInterviewArchiveMove,
) {
  const { db, actor } = context;
  const form = await openForm(db, actor, uuid);
  allowed(canArchive(form), 'qa_interview_state_does_not_allow');
  await moveOne(context, archives, uuid, { move });
  return showForm(db, actor, uuid);
}

/** Two calls do the same, by GET and by POST. */
export interface Named {
  params: { uuid: string };
}
