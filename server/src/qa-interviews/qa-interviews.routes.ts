import { qaInterviewCalls } from '@torg/protocol/qa-interviews';
import { routes } from '../platform/handler.ts';
import './qa-interviews.tables.ts';
import { archiveQaInterview, unarchiveQaInterview } from './archive-qa-interview.ts';
import { assessQaInterview } from './assess-qa-interview.ts';
import { createQaInterviewForm } from './create-qa-interview-form.ts';
import { decideQaInterview } from './decide-qa-interview.ts';
import { getQaInterviewForm } from './get-qa-interview-form.ts';
import { listOwnQaInterviewForms, listQaInterviewForms } from './list-qa-interview-forms.ts';
import { saveQaInterviewForm } from './save-qa-interview-form.ts';
import { submitQaInterviewForm } from './submit-qa-interview-form.ts';

export const qaInterviewRoutes = routes(qaInterviewCalls, {
  createQaInterviewForm,
  listOwnQaInterviewForms,
  getQaInterviewForm,
  saveQaInterviewForm,
  submitQaInterviewForm,
  listQaInterviewForms,
  decideQaInterview,
  archiveQaInterview,
  unarchiveQaInterview,
  postArchiveQaInterview: archiveQaInterview,
  postUnarchiveQaInterview: unarchiveQaInterview,
  assessQaInterview,
});
