import type { EvaluationBoard } from '@torg/protocol/boards/board-shapes';
import type { ReadContext } from '../../platform/handler.ts';
import { boardView } from '../boards.views.ts';
import { findShownCards } from '../cards/shown-cards.repository.ts';
import { findColumns } from '../columns/columns.repository.ts';
import type { OpenBoard } from '../open-board.ts';

/** The whole board. Its version was read before its cards, so none of these is older. */
export async function describeBoard(
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
  open: OpenBoard,
): Promise<EvaluationBoard> {
  const [columns, cards] = await Promise.all([
    findColumns(db, open.row),
    findShownCards(db, open.row, actor.account),
  ]);
  return boardView(open, { columns, cards }, actor);
}
