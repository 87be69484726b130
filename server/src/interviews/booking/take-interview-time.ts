import type { interviewCalls } from '@torg/protocol/interviews/interviews';
import type { Handler } from '../../platform/handler.ts';
import { moveAndShow } from './move-and-show.ts';

export const takeInterviewTime: Handler<typeof interviewCalls.takeInterviewTime> = (
  context,
  { params: { interview }, body },
) =>
  moveAndShow(context, interview, { move: 'take', with: { interview_time: body.interview_time } });
