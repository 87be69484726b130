import type { QaFormData, QaInterviewForm, QueueItem } from './qa-interviews.queries.ts';

/** Form data with two questions. */
export const aFormData = ({ answers = ['', ''] }: { answers?: string[] } = {}): QaFormData => ({
  discipline: 'technology',
  schema_version: 1,
  questions: answers.map((answer, place) => ({ question: `Spørsmål ${place + 1}?`, answer })),
});

/** A form as the server returns it to its owner. */
export const aForm = (more: Partial<QaInterviewForm> = {}): QaInterviewForm => ({
  uuid: 'form',
  account: 'kari',
  name: 'Kari Nordmann',
  image_url: null,
  company_name: 'Fjordkode',
  status: 'draft',
  form_data: aFormData(),
  revision: 0,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  submitted_at: null,
  archived: false,
  interview_ai_assessment: null,
  assessed_by: null,
  decision: null,
  decision_by_name: null,
  can: { edit: true, submit: true, decide: false, archive: false, assess: false },
  ...more,
});

export const aQueueItem = (more: Partial<QueueItem> = {}): QueueItem => ({
  uuid: 'form',
  account: 'kari',
  name: 'Kari Nordmann',
  image_url: null,
  company_name: 'Fjordkode',
  discipline: 'technology',
  status: 'submitted',
  form_data: aFormData({ answers: ['Ja.', 'Nei.'] }),
  archived: false,
  answered: 2,
  questions: 2,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  submitted_at: '2026-11-20T10:00:00.000Z',
  interview_ai_assessment: null,
  decision_by_name: null,
  can: { edit: false, submit: false, decide: true, archive: true, assess: true },
  ...more,
});
