import type { interviewCalls } from '@torg/protocol/interviews/interviews';
import type { Handler } from '../../platform/handler.ts';
import { moveAndShow } from './move-and-show.ts';

export const declineInterview: Handler<typeof interviewCalls.declineInterview> = (
  context,
  { params: { interview }, body },
) => moveAndShow(context, interview, { move: 'decline', with: { says: { wish: body.wish } } });
