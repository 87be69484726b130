import { assignmentLife } from '@torg/protocol/assignments/assignment-life';
import type { Updateable } from 'kysely';
import type { Movable, MoveContext, StayingOf, Taken } from '../../platform/moves/movable.ts';
import { Refusal, found } from '../../platform/refusal.ts';
import { dropAttachments } from '../attachments/drop-attachments.ts';
import { deleteAssignments, updateAssignments } from '../drafting/assignment-changes.repository.ts';
import { assignmentMoves } from '../assignments.policy.ts';
import { findAssignment, lockAllFacts, type LockedFacts } from '../assignments.repository.ts';
import type { AssignmentTable } from '../assignments.tables.ts';
import { missingIssues } from '../drafting/missing-issues.ts';
import { isActingAsAdmin, objectOf } from '../drafting/record-admin.ts';
import { notifyEditors } from './notify-editors.ts';
import { viewerOf } from '../viewer-of.ts';

type Life = typeof assignmentLife;
type Assignments = Movable<Life, LockedFacts>;

async function checkReady(
  { db, actor, now }: MoveContext,
  rows: readonly LockedFacts[],
): Promise<void> {
  for (const { assignment } of rows) {
    const row = await findAssignment(db, assignment, viewerOf(actor, actor.locale));
    const issues = missingIssues(found(row, 'could_not_find_assignment'), now);
    if (issues.length > 0) throw new Refusal('assignment_not_ready', { issues });
  }
}

/** The columns that a move changes besides the state. */
function changesOf(
  { move, reason }: Taken<Life, never, StayingOf<Life>>,
  now: Date,
): Updateable<AssignmentTable> {
  switch (move) {
    case 'publish':
      return { public_date: now };
    case 'close':
      return { close_reason: reason ?? null };
    case 'reopen':
      return { close_reason: null };
    case 'unpublish':
      return {};
  }
}

const write: Assignments['write'] = ({ db, actor, now }, rows, step) =>
  updateAssignments(
    db,
    rows.map(({ assignment }) => assignment),
    {
      state: step.to,
      ...changesOf(step, now),
      updated_at: now,
      updated_by: actor.account,
    },
  );

const remove: Assignments['remove'] = async (context, rows) => {
  for (const { assignment } of rows) await dropAttachments(context, { assignment });
  await deleteAssignments(
    context.db,
    rows.map(({ assignment }) => assignment),
  );
};

/** Only moves by admins who are not editors are in its history. */
export const assignments: Assignments = {
  life: assignmentLife,
  policy: assignmentMoves,
  columns: [{ table: 'assignment', column: 'state' }],
  lock: (tx, ids, actor) => lockAllFacts(tx, ids, actor),
  conditions: { publish: checkReady },
  write,
  remove,
  fields: { state: 'state', reason: 'close_reason' },
  // When it is gone, its client's history still names it.
  history: (row, actor, move) => ({
    ...(move === 'remove'
      ? { object: objectOf(row.assignment, row.title), also: [row.organization] }
      : { object: objectOf(row.assignment) }),
    isHidden: !isActingAsAdmin(actor, row),
  }),
  specified: {
    change: 'moved_assignment',
    metadata: {
      published_assignment: ({ assignment }) => ({ assignment }),
      unpublished_assignment: ({ assignment }, reason) => ({
        assignment,
        ...(reason !== undefined && { closeReason: reason }),
      }),
    },
  },
  async notify(context, rows) {
    for (const { assignment } of rows) await notifyEditors(context, assignment);
  },
};
