import type { Interview } from '@torg/protocol/interviews/interview-shapes';
import type { MoveOf } from '@torg/protocol/lifecycle';
import type { interviewLife } from '@torg/protocol/interviews/interview-life';
import type { ChangeContext } from '../../platform/handler.ts';
import { moveOne } from '../../platform/move.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayRead } from '../interviews.policy.ts';
import { findInterview } from '../interviews.repository.ts';
import { interviewView } from '../interviews.views.ts';
import { bookings, type InterviewStep } from './booking-moves.ts';

/** Moves an interview, and answers it as it is now. */
export async function moveAndShow(
  context: ChangeContext,
  interview: string,
  step: { move: MoveOf<typeof interviewLife>; with: InterviewStep },
): Promise<Interview> {
  const { db, actor, now } = context;
  await moveOne(context, bookings, interview, step);
  const row = found(await findInterview(db, interview, actor), 'could_not_find_interview');
  allowed(mayRead(actor, row));
  return interviewView(row, { actor, now });
}
