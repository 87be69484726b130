import { assignmentLife, type AssignmentMove } from '@torg/protocol/assignment-life';
import { eventOf } from '@torg/protocol/lifecycle';
import type { CloseReason } from '@torg/protocol/terms';
import type { Updateable } from 'kysely';
import type { ChangeContext } from '../platform/handler.ts';
import { Refusal, allowed, found } from '../platform/refusal.ts';
import { updateAssignment } from './assignment-changes.repository.ts';
import { assignmentMoves } from './assignments.policy.ts';
import { findAssignment, lockStanding } from './assignments.repository.ts';
import type { AssignmentTable } from './assignments.tables.ts';
import { missingIssues } from './missing-issues.ts';
import { recordDeed } from './record-admin.ts';
import { tellEditors } from './tell-editors.ts';
import { viewerOf } from './viewer-of.ts';

interface Step {
  assignment: string;
  move: AssignmentMove;
  closeReason?: CloseReason;
}

async function checkReady({ db, actor, now }: ChangeContext, assignment: string): Promise<void> {
  const row = await findAssignment(db, assignment, viewerOf(actor, actor.locale));
  const issues = missingIssues(found(row, 'could_not_find_assignment'), now);
  if (issues.length > 0) throw new Refusal('assignment_not_ready', { issues });
}

/** What a move changes beside the state. */
function changesOf({ move, closeReason }: Step, now: Date): Updateable<AssignmentTable> {
  switch (move) {
    case 'publish':
      return { public_date: now };
    case 'close':
      return { close_reason: closeReason ?? null };
    case 'reopen':
      return { close_reason: null };
    case 'unpublish':
      return {};
  }
}

/**
 * The only way from one state to another: under a lock, so that of two at once the second meets the
 * state that the first made, as the table of states says, with the event that it names.
 */
export async function moveAssignment(context: ChangeContext, step: Step): Promise<void> {
  const { db, actor, now, emit } = context;
  const { assignment, move, closeReason } = step;
  const standing = found(
    await lockStanding(db, assignment, actor.account),
    'could_not_find_assignment',
  );
  allowed(assignmentMoves.may(actor, standing, move));
  allowed(assignmentMoves.isOpen(standing, move), 'assignment_state_does_not_allow');
  if (move === 'publish') await checkReady(context, assignment);
  const { to } = assignmentLife.moves[move];
  await updateAssignment(db, assignment, {
    state: to,
    ...changesOf(step, now),
    updated_at: now,
    updated_by: actor.account,
  });
  const kind = eventOf(assignmentLife, move, standing.state);
  if (kind === 'published_assignment' || kind === 'unpublished_assignment')
    await emit(kind, { assignment, ...(closeReason && { closeReason }) });
  await recordDeed(context, standing, {
    what: 'moved_assignment',
    before: { state: standing.state },
    after: { state: to, ...(closeReason && { close_reason: closeReason }) },
  });
  await tellEditors(context, assignment);
}
