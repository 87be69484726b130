import type { qaInterviewCalls } from '@torg/protocol/qa-interviews/qa-interviews';
import type { Handler } from '../../platform/handler.ts';
import { showForm } from './open-form.ts';

export const getQaInterviewForm: Handler<typeof qaInterviewCalls.getQaInterviewForm> = (
  { db, actor },
  { params: { uuid } },
) => showForm(db, actor, uuid);
