import type {
  EvaluationBoard,
  EvaluationBoardCard,
  EvaluationBoardColumn,
} from '@torg/protocol/boards/board-shapes';
import type { ColumnStage } from '@torg/protocol/boards/board-terms';
import { limits } from '@torg/protocol/limits';
import { imageUrl } from '../files/files.queries.ts';
import { canAnswerInterest } from '../interest/interest.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { mayRead } from '../profiles/profiles.queries.ts';
import { can, canOfColumn, mayEdit } from './boards.policy.ts';
import type { ShownCardRow } from './cards/shown-cards.repository.ts';
import { columnId } from './notify-board.ts';
import type { OpenBoard } from './open-board.ts';

export interface ColumnRow {
  evaluation_board_column: string;
  is_inbox: boolean;
  column_title: string;
  stage: ColumnStage;
}

export const columnView = (
  row: ColumnRow,
  column_order: number,
  edit: boolean,
): EvaluationBoardColumn => ({
  evaluation_board_column: columnId(row),
  column_title: row.column_title,
  column_order,
  stage: row.stage,
  can: canOfColumn(edit, row),
});

/** Who may no longer read the profile sees the card without it. */
function profileView(row: ShownCardRow, actor: Actor): EvaluationBoardCard['profile_data'] {
  const { profile, name, title, organization, has_answered_reader } = row;
  if (profile === null || name === null) return null;
  const visible_in_search = row.visible_in_search ?? false;
  const facts = { profile, organization, visible_in_search, has_answered_reader };
  if (!mayRead(actor, facts)) return null;
  return { name, title, image_url: imageUrl(row.image_file), public_id: profile };
}

function interestView(row: ShownCardRow, actor: Actor): EvaluationBoardCard['interest'] {
  const { assignment_interest, interest_state: state } = row;
  if (assignment_interest === null || state === null) return null;
  return { assignment_interest, state, can: { answer: canAnswerInterest(actor, state) } };
}

export const cardView = (
  row: ShownCardRow,
  card_order: number,
  actor: Actor,
): EvaluationBoardCard => ({
  evaluation_board_card: row.evaluation_board_card,
  column: columnId(row),
  card_title: row.card_title,
  card_order,
  number_of_card_notes: row.note_count,
  number_of_card_files: row.file_count,
  profile: row.profile,
  profile_data: profileView(row, actor),
  interest: interestView(row, actor),
  created_at: row.created_at,
});

/** Cards in their order, each with its place in its column. */
function cardViews(rows: readonly ShownCardRow[], actor: Actor): EvaluationBoardCard[] {
  let column = '';
  let order = 0;
  return rows.map((row) => {
    order = row.evaluation_board_column === column ? order + 1 : 0;
    column = row.evaluation_board_column;
    return cardView(row, order, actor);
  });
}

export function boardView(
  { row, facts }: OpenBoard,
  { columns, cards }: { columns: readonly ColumnRow[]; cards: readonly ShownCardRow[] },
  actor: Actor,
): EvaluationBoard {
  const edit = mayEdit(actor, facts);
  return {
    evaluation_board: row.evaluation_board,
    board_title: row.board_title,
    columns: columns.map((column, order) => columnView(column, order, edit)),
    cards: cardViews(cards, actor),
    version: row.version,
    can: can(actor, facts, {
      addColumn: columns.length - 1 < limits.board.columns,
      addCard: cards.length < limits.board.cards,
    }),
  };
}
