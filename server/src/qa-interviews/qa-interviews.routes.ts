import { qaInterviewCalls } from '@torg/protocol/qa-interviews/qa-interviews';
import { routes } from '../platform/handler.ts';
import './qa-interviews.tables.ts';
import { archiveQaInterview } from './archive-qa-interview.ts';
import { assessQaInterview } from './assessment/assess-qa-interview.ts';
import { createQaInterviewForm } from './forms/create-qa-interview-form.ts';
import { decideQaInterview } from './decide-qa-interview.ts';
import { getQaInterviewForm } from './forms/get-qa-interview-form.ts';
import { listOwnQaInterviewForms } from './forms/list-own-qa-interview-forms.ts';
import { listQaInterviewForms } from './forms/list-qa-interview-forms.ts';
import { saveQaInterviewForm } from './forms/save-qa-interview-form.ts';
import { submitQaInterviewForm } from './forms/submit-qa-interview-form.ts';
import { unarchiveQaInterview } from './unarchive-qa-interview.ts';

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
