import type { interestCalls } from '@torg/protocol/interest/interest';
import type { Handler } from '../../platform/handler.ts';
import { moveOne } from '../../platform/move.ts';
import { interests } from '../answers/interest-moves.ts';
import { loadOwnInterest } from './load-own-interest.ts';

export const takeBackWithdrawal: Handler<typeof interestCalls.takeBackWithdrawal> = async (
  context,
  { params: { assignment_interest: id } },
) => {
  await moveOne(context, interests, id, { move: 'take_back' });
  return loadOwnInterest(context, id);
};
