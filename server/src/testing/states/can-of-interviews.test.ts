import { qaInterviewStatuses, type QaInterviewStatus } from '@torg/protocol/profiles/profile-life';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { emptyForm } from '../../qa-interviews/forms/question-sets.ts';
import { aQaInterviewForm } from '../../qa-interviews/qa-interviews.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../start-test-api.ts';
import { compareCan, isAccepted, outcomes } from './compare-can.ts';

const path = '/api/main/qa-interview-forms/{uuid}' as const;
const ofAdmins = '/api/main/admin/qa-interview-forms/{uuid}' as const;
type Try = (as: TestClient, params: { uuid: string }) => Promise<{ status: number }>;

const tries = {
  edit: (as, params) =>
    as.call(`PUT ${path}`, {
      params,
      body: { form_data: emptyForm('technology', 'nb'), revision: 0 },
    }),
  submit: (as, params) => as.call(`PUT ${path}/status`, { params, body: { status: 'submitted' } }),
  decide: (as, params) =>
    as.call(`POST ${ofAdmins}/decision`, {
      params,
      body: { status: 'approved', reason: 'Klare svar.', decisionBy: as.account ?? '' },
    }),
  archive: (as, params) => as.call(`POST ${ofAdmins}/archive`, { params }),
  assess: (as, params) => as.call(`POST ${ofAdmins}/ai-assessment`, { params }),
} as const satisfies Record<string, Try>;
type Name = keyof typeof tries;
const actions = Object.keys(tries) as Name[];

describe('a row in a list of QA interviews offers exactly what the calls allow', () => {
  let api: TestApi;
  let admin: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  });
  afterAll(() => api.close());

  it('to an admin, in the queue', async () => {
    const compared = compareCan();
    for (const status of qaInterviewStatuses) {
      for (const name of actions) {
        const uuid = await aQaInterviewForm(api.db, { status });
        const { body } = await admin.call('GET /api/main/admin/qa-interview-forms');
        const row = body.qa_interview_forms.find((form) => form.uuid === uuid);
        const answer = await tries[name](admin, { uuid });
        compared.note(`${name} from ${status}`, row?.can[name], isAccepted(answer));
      }
    }
    expect(compared.offered).toEqual(compared.allowed);
    expect(outcomes(compared)).toHaveLength(2);
  });

  async function aFormOf(status: QaInterviewStatus) {
    const profile = await aConsultant(api.db);
    const uuid = await aQaInterviewForm(api.db, { account: profile, status });
    const owner = await api.signedIn(profile);
    const list = 'GET /api/main/profile/{profile}/qa-interview-forms';
    return { uuid, owner, body: (await owner.call(list, { params: { profile } })).body };
  }

  it('to the consultant, for their own, and for the next interview', async () => {
    const compared = compareCan();
    for (const status of qaInterviewStatuses) {
      for (const name of actions) {
        const { uuid, owner, body } = await aFormOf(status);
        const answer = await tries[name](owner, { uuid });
        compared.note(
          `${name} from ${status}`,
          body.qa_interview_forms[0]?.can[name],
          isAccepted(answer),
        );
      }
      const { owner, body } = await aFormOf(status);
      const begun = await owner.call('POST /api/main/qa-interview-forms', {
        body: { discipline: 'design' },
      });
      compared.note(`begin beside ${status}`, body.can.begin, begun.status === 201);
    }
    expect(compared.offered).toEqual(compared.allowed);
    expect(outcomes(compared)).toHaveLength(2);
  });

  it('to a consultant without an interview', async () => {
    const profile = await aConsultant(api.db);
    const owner = await api.signedIn(profile);
    const list = 'GET /api/main/profile/{profile}/qa-interview-forms';
    const { body } = await owner.call(list, { params: { profile } });
    expect(body).toEqual({ qa_interview_forms: [], can: { begin: true } });
  });
});
