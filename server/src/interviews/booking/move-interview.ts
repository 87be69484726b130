import type { interviewCalls } from '@torg/protocol/interviews/interviews';
import type { Handler } from '../../platform/handler.ts';
import { checkTimes } from '../offering/check-times.ts';
import { moveAndShow } from './move-and-show.ts';
import { changedPeople, openForInviter } from './open-for-inviter.ts';

export const moveInterview: Handler<typeof interviewCalls.moveInterview> = async (
  context,
  { params: { interview }, body },
) => {
  const { starts_at, minutes, version, people: named, ...says } = body;
  const row = await openForInviter(context, interview);
  checkTimes([{ starts_at, path: 'starts_at' }], context.now);
  const people = await changedPeople(context, row, named);
  const step = { version, time: { starts_at, minutes }, says, ...(people && { people }) };
  return moveAndShow(context, interview, { move: 'move', with: step });
};
