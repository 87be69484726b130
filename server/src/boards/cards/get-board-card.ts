import type { boardCalls } from '@torg/protocol/boards/boards';
import type { Handler } from '../../platform/handler.ts';
import { openBoard } from '../open-board.ts';
import { describeDetail } from './describe-detail.ts';

export const getBoardCard: Handler<typeof boardCalls.getBoardCard> = async (
  context,
  { params: { id } },
) => describeDetail(context, await openBoard(context, { card: id }), id);
