import type { ErrorCode } from '@torg/protocol/errors';
import type { AssignmentFacts } from '../assignments/assignments.queries.ts';
import type { ChangeContext, ReadContext } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { mayEdit, type BoardFacts } from './boards.policy.ts';
import {
  findBoard,
  lockBoard,
  type BoardAt,
  type BoardRow,
  type BoardWithFacts,
  type LockedBoard,
} from './boards.repository.ts';

export interface OpenBoard {
  row: BoardRow;
  facts: BoardFacts;
}

export interface OpenForChange extends OpenBoard {
  row: BoardRow & LockedBoard;
}

const missing = (at: BoardAt): ErrorCode => {
  if ('column' in at) return 'could_not_find_evaluation_board_column';
  if ('card' in at) return 'could_not_find_evaluation_board_card';
  if ('note' in at) return 'could_not_find_evaluation_board_card_note';
  if ('file' in at) return 'could_not_find_submission_file';
  return 'could_not_find_evaluation_board';
};

function assignmentOf(row: BoardWithFacts): AssignmentFacts | null {
  const { state, assignment_type } = row;
  if (state === null || assignment_type === null) return null;
  return {
    ...{ state, assignment_type },
    is_editor: row.is_editor ?? false,
    is_invited: row.is_invited ?? false,
    is_interested: row.is_interested ?? false,
    has_sent_interest: row.has_sent_interest ?? false,
  };
}

function factsOf(row: BoardWithFacts, code: ErrorCode): BoardFacts {
  const assignment = assignmentOf(row);
  if (row.opportunity === null) return { assignment: found(assignment, code), need: null };
  const { organization, need_archived, need_made_assignment: made_assignment } = row;
  const own_of = row.need_own_of === null ? null : assignment;
  const need = { organization, archived: need_archived ?? false, made_assignment, own_of };
  return { assignment: null, need };
}

/** A board that was read, for somebody who may edit it, which is who may see it. */
export function opened(
  { actor }: Pick<ReadContext, 'actor'>,
  at: BoardAt,
  read: BoardWithFacts | undefined,
): OpenBoard {
  const row = found(read, missing(at));
  const facts = factsOf(row, missing(at));
  allowed(mayEdit(actor, facts));
  return { row, facts };
}

export const openBoard = async (
  context: Pick<ReadContext, 'db' | 'actor'>,
  at: BoardAt,
): Promise<OpenBoard> => opened(context, at, await findBoard(context.db, at, context.actor));

/** The same, locked for a change, which gives it the next version. */
export async function openForChange(
  context: Pick<ChangeContext, 'db' | 'actor'>,
  at: BoardAt,
): Promise<OpenForChange> {
  const { row, facts } = await openBoard(context, at);
  const locked = found(await lockBoard(context.db, row.evaluation_board), missing(at));
  return { row: { ...row, ...locked }, facts };
}
