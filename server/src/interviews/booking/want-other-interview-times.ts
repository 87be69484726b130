import type { interviewCalls } from '@torg/protocol/interviews/interviews';
import type { Handler } from '../../platform/handler.ts';
import { moveAndShow } from './move-and-show.ts';

export const wantOtherInterviewTimes: Handler<typeof interviewCalls.wantOtherInterviewTimes> = (
  context,
  { params: { interview }, body },
) => moveAndShow(context, interview, { move: 'want_others', with: { says: { wish: body.wish } } });
