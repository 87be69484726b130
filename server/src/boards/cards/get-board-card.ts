import type { boardCalls } from '@torg/protocol/boards/boards';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { opened } from '../open-board.ts';
import { findDetailOnBoard } from './card-detail.repository.ts';
import { detailView } from './describe-detail.ts';

export const getBoardCard: Handler<typeof boardCalls.getBoardCard> = async (
  context,
  { params: { id: card } },
) => {
  const { db, actor } = context;
  const read = await findDetailOnBoard(db, { card, actor });
  const open = opened(context, { card }, read);
  return detailView(found(read?.detail, 'could_not_find_evaluation_board_card'), open, actor);
};
