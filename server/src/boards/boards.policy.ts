import type { BoardCan } from '@torg/protocol/boards/board-shapes';
import type { z } from 'zod';
import {
  mayEdit as mayEditAssignment,
  type AssignmentFacts,
} from '../assignments/assignments.queries.ts';
import {
  mayEdit as mayEditNeed,
  type OpportunityFacts,
} from '../opportunities/opportunities.queries.ts';
import type { Actor } from '../platform/actor.ts';

type PolicyActor = Pick<Actor, 'account' | 'role' | 'isAdminInCompany' | 'organization'>;

/** What a board belongs to: rights in it are those in its assignment or need. */
export type BoardFacts =
  | { assignment: AssignmentFacts; need: null }
  | { assignment: null; need: OpportunityFacts };

export const mayEdit = (actor: PolicyActor, facts: BoardFacts): boolean =>
  facts.need === null ? mayEditAssignment(actor, facts.assignment) : mayEditNeed(actor, facts.need);

/** Whoever may hire: a client's people and admins. A consultant company has needs, but hires nobody. */
export const mayHire = (actor: PolicyActor, facts: BoardFacts): boolean =>
  mayEdit(actor, facts) && actor.role !== 'consultant';

/** A note is changed by whoever wrote it, or by an admin, while they may edit the board. */
export const mayChangeNote = (
  actor: PolicyActor,
  facts: BoardFacts,
  note: { created_by: string | null },
): boolean =>
  mayEdit(actor, facts) && (actor.role === 'admin' || note.created_by === actor.account);

export function can(
  actor: PolicyActor,
  facts: BoardFacts,
  room: { addColumn: boolean; addCard: boolean },
): z.output<typeof BoardCan> {
  const edit = mayEdit(actor, facts);
  return { edit, addColumn: edit && room.addColumn, addCard: edit && room.addCard };
}

/** The inbox stays as it is. */
export function canOfColumn(edit: boolean, { is_inbox }: { is_inbox: boolean }) {
  return { change: edit && !is_inbox, remove: edit && !is_inbox };
}

/** Who may be put on a board: whom everybody sees, who has sent interest, and the company's own. */
export const mayStandOnBoard = (
  consultant: { visible_in_search: boolean; has_interest: boolean; organization: string | null },
  board: { organization: string | null },
): boolean =>
  consultant.visible_in_search ||
  consultant.has_interest ||
  (board.organization !== null && consultant.organization === board.organization);
