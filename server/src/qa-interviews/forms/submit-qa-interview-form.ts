import type { qaInterviewCalls } from '@torg/protocol/qa-interviews/qa-interviews';
import type { Handler } from '../../platform/handler.ts';
import { moveOne } from '../../platform/move.ts';
import { askForAssessment } from '../assessment/ask-for-assessment.ts';
import { interviews } from '../interview-moves.ts';
import { showForm } from './open-form.ts';

/** Requests an AI opinion at once, so that it is ready when an admin opens the form. */
export const submitQaInterviewForm: Handler<typeof qaInterviewCalls.submitQaInterviewForm> = async (
  context,
  { params: { uuid } },
) => {
  const { row } = await moveOne(context, interviews, uuid, { move: 'submit' });
  await askForAssessment(context, row, { asked_by: null });
  return showForm(context.db, context.actor, uuid);
};
