import type { Page } from '@playwright/test';
import { expect } from './torg.ts';

interface Form {
  uuid: string;
  account: string;
  status: 'draft' | 'submitted' | 'approved' | 'declined';
  revision: number;
  form_data: { questions: { question: string; answer: string }[] };
  decision: { status: string; reason: string; decidedBy: string } | null;
}

const ownAccount = async (page: Page): Promise<string> => {
  const answer = await page.request.get('/api/main/account/me');
  const { account } = (await answer.json()) as { account: { account: string } };
  return account.account;
};

/** The form on the server, fetched outside the page. */
export async function formOnServer(page: Page, uuid: string): Promise<Form> {
  return (await page.request.get(`/api/main/qa-interview-forms/${uuid}`)).json() as Promise<Form>;
}

export async function decide(admin: Page, uuid: string, reason: string): Promise<void> {
  const answer = await admin.request.post(`/api/main/admin/qa-interview-forms/${uuid}/decision`, {
    data: { status: 'declined', reason, decisionBy: await ownAccount(admin) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A new form for a consultant: one left open by the demo data is decided first, or continued. */
export async function beginForm(consultant: Page, admin: Page): Promise<Form> {
  const account = await ownAccount(consultant);
  const listed = await consultant.request.get(`/api/main/profile/${account}/qa-interview-forms`);
  const { qa_interview_forms: forms } = (await listed.json()) as { qa_interview_forms: Form[] };
  const waiting = forms.find(({ status }) => status === 'submitted');
  if (waiting) await decide(admin, waiting.uuid, 'Ryddet for en ny prøve.');
  const draft = forms.find(({ status }) => status === 'draft');
  if (draft) return draft;
  const begun = await consultant.request.post('/api/main/qa-interview-forms', {
    data: { discipline: 'technology', locale: 'nb' },
  });
  expect(begun.status(), await begun.text()).toBe(201);
  const { uuid } = (await begun.json()) as { uuid: string };
  return formOnServer(consultant, uuid);
}

const anAnswer =
  'Hos en netthandel byttet jeg kassen på elleve uker, sammen med to andre, uten en time nede.';

/** A form with every question answered and submitted. */
export async function handInForm(consultant: Page, admin: Page): Promise<Form> {
  const { uuid, revision, form_data } = await beginForm(consultant, admin);
  const questions = form_data.questions.map(({ question }) => ({ question, answer: anAnswer }));
  const saved = await consultant.request.put(`/api/main/qa-interview-forms/${uuid}`, {
    data: { form_data: { ...form_data, questions }, revision },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const handedIn = await consultant.request.put(`/api/main/qa-interview-forms/${uuid}/status`, {
    data: { status: 'submitted' },
  });
  expect(handedIn.status(), await handedIn.text()).toBe(200);
  return formOnServer(consultant, uuid);
}
