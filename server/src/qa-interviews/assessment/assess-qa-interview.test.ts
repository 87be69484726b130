import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { fakeLanguageModel } from '../../adapters/language-model/language-model.fake.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { thinkByRules } from '../../testing/ai/think-by-rules.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import type { QaInterviewData } from './interview-data.ts';
import { aQaInterviewForm, wellAnswered } from '../qa-interviews.fixtures.ts';

const formPath = '/api/main/qa-interview-forms/{uuid}';
const good = { approval_status: 'approved', reason: 'Alle svarene går inn på spørsmålet.' };

describe('an AI opinion on an interview form', () => {
  let api: TestApi;
  let admin: TestClient;
  let model: ReturnType<typeof fakeLanguageModel>;

  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.runJobs();
    model = fakeLanguageModel(thinkByRules);
    api.torg.parts.external.languageModel = model;
  });

  const ask = (as: TestClient, uuid: string, body?: { force_recreate: boolean }) =>
    as.call('POST /api/main/admin/qa-interview-forms/{uuid}/ai-assessment', {
      params: { uuid },
      ...(body ? { body } : {}),
    });
  const opinion = async (uuid: string, as = admin) => {
    const { body } = await as.call(`GET ${formPath}`, { params: { uuid } });
    return body.interview_ai_assessment;
  };
  const jobsOf = (subject: string) =>
    api.db.selectFrom('ai_job').selectAll().where('subject', '=', subject).execute();
  /** Runs all attempts of the queue, with the pauses between them. */
  async function runAllTries(): Promise<void> {
    for (let round = 0; round < 8; round += 1) {
      await api.runJobs();
      api.clock.advance({ minutes: 5 });
    }
    api.clock.set(new Date());
  }

  it('is requested on submission, and the consultant sees that it exists, but not its content', async () => {
    const consultant = await aConsultant(api.db);
    const owner = await api.signedIn(consultant);
    const uuid = await aQaInterviewForm(api.db, { account: consultant, answers: wellAnswered });
    expect(await opinion(uuid)).toBeNull();
    const path = `PUT ${formPath}/status` as const;
    const submitted = await owner.call(path, { params: { uuid }, body: { status: 'submitted' } });
    expect(submitted.status).toBe(200);
    expect(submitted.body).toMatchObject({ interview_ai_assessment: null, assessed_by: null });
    expect(await opinion(uuid)).toMatchObject({ inference_status: 'pending', output: null });
    await api.runJobs();
    expect(await opinion(uuid)).toMatchObject({
      inference_status: 'success',
      type: 'qa_interview_ai_assessment',
      output: { approval_status: 'approved' },
      error: null,
      answered_by: 'fake-model',
    });
    const own = await owner.call(`GET ${formPath}`, { params: { uuid } });
    expect(own.body).toMatchObject({ interview_ai_assessment: null, assessed_by: 'fake-model' });
    const list = await owner.call('GET /api/main/profile/{profile}/qa-interview-forms', {
      params: { profile: consultant },
    });
    expect(list.body.qa_interview_forms).toMatchObject([
      { interview_ai_assessment: null, assessed_by: 'fake-model' },
    ]);
    const queue = await admin.call('GET /api/main/admin/qa-interview-forms');
    const item = queue.body.qa_interview_forms.find((one) => one.uuid === uuid);
    expect(item).toMatchObject({
      interview_ai_assessment: { inference_status: 'success', answered_by: 'fake-model' },
      form_data: {
        discipline: 'technology',
        questions: [{ answer: wellAnswered[0] }, {}, {}, {}, {}, {}],
      },
    });
    expect(await jobsOf(uuid)).toMatchObject([{ asked_by: null, prompt_version: 1, tries: 1 }]);
  });

  it('exists once for the same answers, however often it is requested, unless it is forced', async () => {
    const uuid = await aQaInterviewForm(api.db, { status: 'submitted' });
    const first = await ask(admin, uuid);
    expect(first.status).toBe(202);
    const id = first.body.interview_ai_assessment_id;
    const many = await Promise.all([
      ask(admin, uuid),
      ask(admin, uuid, { force_recreate: true }),
      ask(admin, uuid, { force_recreate: false }),
    ]);
    for (const { body } of many) expect(body.interview_ai_assessment_id).toBe(id);
    await api.runJobs();
    expect((await ask(admin, uuid)).body.interview_ai_assessment_id).toBe(id);
    expect(model.questions).toHaveLength(1);
    const forced = await ask(admin, uuid, { force_recreate: true });
    expect(forced.body.interview_ai_assessment_id).not.toBe(id);
    expect((await opinion(uuid))?.inference_status).toBe('pending');
    await api.runJobs();
    expect(model.questions).toHaveLength(2);
    const rows = await jobsOf(uuid);
    expect(rows.map(({ asked_by }) => asked_by)).toEqual([admin.account, admin.account]);
    expect(new Set(rows.map(({ input_hash }) => input_hash)).size).toBe(1);
  });

  it.each(['submitted', 'approved', 'declined'] as const)(
    'can be requested for one that is %s',
    async (status) => {
      const uuid = await aQaInterviewForm(api.db, { status });
      expect((await ask(admin, uuid)).status).toBe(202);
    },
  );

  it('cannot be requested for a draft, nor by anybody but an admin', async () => {
    const draft = await aQaInterviewForm(api.db);
    const { status, error } = await ask(admin, draft);
    expect([status, error.errorCode]).toEqual([409, 'qa_interview_state_does_not_allow']);
    const consultant = await aConsultant(api.db, { account: { is_admin_in_company: true } });
    const own = await aQaInterviewForm(api.db, { account: consultant, status: 'submitted' });
    for (const account of [consultant, await anAccount(api.db, { role: 'consultant_buyer' })]) {
      expect((await ask(await api.signedIn(account), own)).status).toBe(401);
    }
    expect(await jobsOf(own)).toEqual([]);
  });

  it('sends nothing to the model that identifies the consultant', async () => {
    const account = { name: 'Embla Tveiten', phone: '+47 900 00 111', email: 'embla@torg.example' };
    const consultant = await aConsultant(api.db, { account });
    const revealing =
      'Embla Tveiten her (embla@torg.example, +47 900 00 111). Emblas\u200b valg var Kafka.';
    const answers = [revealing, ...wellAnswered.slice(1)];
    const uuid = await aQaInterviewForm(api.db, {
      account: consultant,
      status: 'submitted',
      answers,
    });
    await ask(admin, uuid);
    await api.runJobs();
    const sent = JSON.stringify(model.questions);
    expect(sent).not.toMatch(/Embla|Tveiten|embla@|900 00 111|\u200b/);
    const [sentData] = model.questions.map(({ data }) => data as QaInterviewData);
    expect(sentData?.questions[0]?.answer).toMatch(/^\[…\] her .* Kafka\.$/);
    expect(model.questions[0]?.instructions).not.toContain('Kafka');
    expect((await opinion(uuid))?.input).toEqual(model.questions[0]?.data);
  });

  it('is requested again at once when an answer has the wrong shape, which is never stored', async () => {
    const uuid = await aQaInterviewForm(api.db, { status: 'submitted' });
    model.willAnswer({ approval_status: 'maybe', reason: 'Tja.' }, 2);
    await ask(admin, uuid);
    expect(await opinion(uuid)).toMatchObject({ inference_status: 'pending', output: null });
    await api.runJobs();
    expect(await opinion(uuid)).toMatchObject({
      ...{ inference_status: 'success', status: 'success', is_outdated: false },
      output: { approval_status: 'approved' },
    });
    expect(model.questions).toHaveLength(3);
    expect(await jobsOf(uuid)).toMatchObject([{ tries: 1 }]);
  });

  it.each([
    ['no object', 'godkjent'],
    ['another word', { ...good, approval_status: 'Approved!' }],
    ['no reason', { ...good, reason: ' ' }],
    ['something more', { ...good, score: 7 }],
    ['a book', { ...good, reason: 'a'.repeat(5_001) }],
  ])('fails with a reason when the model keeps answering with %s', async (_what, answer) => {
    const uuid = await aQaInterviewForm(api.db, { status: 'submitted' });
    model.willAnswer(answer);
    await ask(admin, uuid);
    await runAllTries();
    expect(await opinion(uuid)).toMatchObject({
      inference_status: 'failed',
      output: null,
      error: 'Språkmodellen svarte ikke i den formen som ble bedt om.',
      answered_by: 'fake-model',
    });
    expect(model.questions).toHaveLength(3);
  });

  it.each([
    ['timed_out', 'The language model did not answer in time.'],
    ['unreachable', 'The language model could not be reached.'],
    ['busy', 'The language model had too much to do.'],
  ] as const)('is requested again, then fails, when the model is %s', async (reason, error) => {
    const reader = await api.signedIn(await anAccount(api.db, { role: 'admin', locale: 'en' }));
    const uuid = await aQaInterviewForm(api.db, { status: 'submitted' });
    model.willFail(reason);
    await ask(admin, uuid);
    await runAllTries();
    expect(await opinion(uuid, reader)).toMatchObject({ inference_status: 'failed', error });
    expect(model.questions).toHaveLength(4);
  });

  it('arrives late when the model was down for a while', async () => {
    const uuid = await aQaInterviewForm(api.db, { status: 'submitted' });
    model.willFail('unreachable', 2);
    await ask(admin, uuid);
    await runAllTries();
    expect((await opinion(uuid))?.inference_status).toBe('success');
  });

  it('fails at once when the model refuses the key, and can be requested again', async () => {
    const uuid = await aQaInterviewForm(api.db, { status: 'submitted' });
    model.willFail('refused', 1);
    const first = await ask(admin, uuid);
    await api.runJobs();
    expect(await opinion(uuid)).toMatchObject({
      inference_status: 'failed',
      error: 'Språkmodellen tok ikke imot spørsmålet. Oppsettet må ses over.',
    });
    const second = await ask(admin, uuid);
    expect(second.body).not.toEqual(first.body);
    await api.runJobs();
    expect((await opinion(uuid))?.inference_status).toBe('success');
  });

  it('is made by a sweeper when its job was lost, but not endlessly', async () => {
    const [lost, hopeless] = [
      await aQaInterviewForm(api.db, { status: 'submitted' }),
      await aQaInterviewForm(api.db, { status: 'submitted' }),
    ];
    for (const uuid of [lost, hopeless]) await ask(admin, uuid);
    let lostJobs = 0;
    // They are enqueued a moment after the commit.
    await vi.waitFor(async () => {
      const { numAffectedRows = 0n } = await sql`delete from pgboss.job
        where name = 'answer-qa-interview-ai-assessment' and state = 'created'`.execute(api.db);
      lostJobs += Number(numAffectedRows);
      expect(lostJobs).toBe(2);
    });
    await api.db.updateTable('ai_job').set({ tries: 4 }).where('subject', '=', hopeless).execute();
    const sweep = () => api.runScheduled('sweep-ai-jobs');
    await sweep();
    expect((await opinion(lost))?.inference_status).toBe('pending');
    api.clock.advance({ minutes: 20 });
    await sweep();
    api.clock.set(new Date());
    expect((await opinion(lost))?.inference_status).toBe('success');
    expect(await opinion(hopeless)).toMatchObject({
      inference_status: 'failed',
      error: 'Vurderingen ble avbrutt for mange ganger.',
    });
  });

  it('goes with the forms when the profile of the consultant is deleted, and the bare row stays', async () => {
    const consultant = await aConsultant(api.db);
    const gone = await aQaInterviewForm(api.db, { account: consultant, status: 'declined' });
    const waiting = await aQaInterviewForm(api.db, { account: consultant, status: 'submitted' });
    const other = await aQaInterviewForm(api.db, { status: 'submitted' });
    for (const uuid of [gone, other]) await ask(admin, uuid);
    await api.runJobs();
    await ask(admin, waiting);
    const path = 'DELETE /api/main/profile/{profile}';
    expect((await admin.call(path, { params: { profile: consultant } })).status).toBe(200);
    await api.runJobs();
    const forms = api.db.selectFrom('qa_interview_form').select('uuid');
    expect(await forms.where('account', '=', consultant).execute()).toEqual([]);
    for (const uuid of [gone, waiting]) {
      const bare = { inference_status: 'failed', error: 'gone', input: null, output: null };
      expect(await jobsOf(uuid)).toMatchObject([bare]);
    }
    expect(await jobsOf(other)).toHaveLength(1);
  });
});
