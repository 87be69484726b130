import type { interviewCalls } from '@torg/protocol/interviews/interviews';
import type { Handler } from '../../platform/handler.ts';
import { moveAndShow } from './move-and-show.ts';

export const cancelInterview: Handler<typeof interviewCalls.cancelInterview> = (
  context,
  { params: { interview }, body },
) =>
  moveAndShow(context, interview, {
    move: 'cancel',
    with: { version: body.version, says: { reason: body.reason } },
  });
