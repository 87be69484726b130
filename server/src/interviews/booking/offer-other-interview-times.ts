import type { interviewCalls } from '@torg/protocol/interviews/interviews';
import type { Handler } from '../../platform/handler.ts';
import { checkTimes, placesOf } from '../offering/check-times.ts';
import { moveAndShow } from './move-and-show.ts';
import { changedPeople, openForInviter } from './open-for-inviter.ts';

export const offerOtherInterviewTimes: Handler<
  typeof interviewCalls.offerOtherInterviewTimes
> = async (context, { params: { interview }, body }) => {
  const { times, version, people: named, ...says } = body;
  const row = await openForInviter(context, interview);
  checkTimes(placesOf(times), context.now);
  const people = await changedPeople(context, row, named);
  const step = { version, times, says, ...(people && { people }) };
  return moveAndShow(context, interview, { move: 'offer_others', with: step });
};
