import { randomUUID } from 'node:crypto';
import { limits } from '@torg/protocol/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { aQaInterviewForm, wellAnswered } from '../qa-interviews.fixtures.ts';

const formPath = '/api/main/qa-interview-forms/{uuid}';

describe('filling in an interview form', () => {
  let api: TestApi;
  let admin: TestClient;
  let consultant: string;
  let owner: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    consultant = await aConsultant(api.db, { account: { locale: 'sv' } });
    owner = await api.signedIn(consultant);
  });

  const begin = (as: TestClient, body: object = { discipline: 'technology' }) =>
    as.call('POST /api/main/qa-interview-forms', { body: body as never });
  const read = (as: TestClient, uuid: string) => as.call(`GET ${formPath}`, { params: { uuid } });
  const save = (as: TestClient, uuid: string, body: object) =>
    as.call(`PUT ${formPath}`, { params: { uuid }, body: body as never });
  const submit = (as: TestClient, uuid: string) =>
    as.call(`PUT ${formPath}/status`, { params: { uuid }, body: { status: 'submitted' } });

  /** The form with these answers, as the app sends it. */
  async function answered(uuid: string, answers: readonly string[]) {
    const { body } = await read(admin, uuid);
    const questions = body.form_data.questions.map(({ question }, place) => ({
      question,
      answer: answers[place] ?? '',
    }));
    return { revision: body.revision, form_data: { ...body.form_data, questions } };
  }

  it('starts with the questions of its discipline, in the language of the consultant', async () => {
    const begun = await begin(owner, { discipline: 'project-and-test-management' });
    expect(begun.status).toBe(201);
    const { body } = await read(owner, begun.body.uuid);
    expect(body).toMatchObject({
      account: consultant,
      status: 'draft',
      revision: 0,
      archived: false,
      submitted_at: null,
      decision: null,
      form_data: { discipline: 'project-and-test-management', schema_version: 1 },
      can: { edit: true, submit: true, decide: false, archive: false },
    });
    const [first] = body.form_data.questions;
    expect(first?.question).toMatch(/^Berätta om ditt senaste uppdrag/);
    expect(body.form_data.questions.every(({ answer }) => answer === '')).toBe(true);
  });

  it('can be started by an admin for a consultant, and in a chosen language', async () => {
    const criteria = { discipline: 'security', account: consultant, locale: 'en' };
    const { body } = await begin(admin, criteria);
    const form = await read(owner, body.uuid);
    expect(form.body.account).toBe(consultant);
    expect(form.body.form_data.questions[0]?.question).toMatch(/^Tell us about/);
  });

  it('is for consultants only, started by themselves or by an admin', async () => {
    const buyer = await anAccount(api.db, { role: 'consultant_buyer' });
    for (const account of [buyer, randomUUID()]) {
      const { status, error } = await begin(admin, { discipline: 'design', account });
      expect([status, error.errorCode]).toEqual([404, 'could_not_find_profile']);
    }
    const other = await aConsultant(api.db);
    const refused = await begin(owner, { discipline: 'design', account: other });
    expect([refused.status, refused.error.errorCode]).toEqual([401, 'user_is_not_authorized']);
    expect((await begin(owner, { discipline: 'project_and_test_management' })).status).toBe(400);
  });

  it('is limited to one at a time, also when several are started at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => begin(owner)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array<number>(7).fill(409),
    ]);
    const codes = answers.flatMap(({ status, error }) => (status === 201 ? [] : error.errorCode));
    expect(new Set(codes)).toEqual(new Set(['qa_interview_state_does_not_allow']));
    const path = 'GET /api/main/profile/{profile}/qa-interview-forms';
    const { body } = await owner.call(path, { params: { profile: consultant } });
    expect(body.qa_interview_forms).toHaveLength(1);
  });

  it.each(['draft', 'submitted'] as const)('is refused while another one is %s', async (status) => {
    await aQaInterviewForm(api.db, { account: consultant, status });
    expect((await begin(owner)).status).toBe(409);
  });

  it.each(['approved', 'declined'] as const)(
    'can start again after one that was %s',
    async (status) => {
      const before = await aQaInterviewForm(api.db, { account: consultant, status });
      const { body } = await begin(owner);
      const path = 'GET /api/main/profile/{profile}/qa-interview-forms';
      const list = await owner.call(path, { params: { profile: consultant } });
      expect(list.body.qa_interview_forms.map(({ uuid }) => uuid)).toEqual([body.uuid, before]);
    },
  );

  it('saves the text as it is typed', async () => {
    const uuid = await aQaInterviewForm(api.db, { account: consultant });
    const first = await save(owner, uuid, await answered(uuid, ['Æ, ø og å — 💡']));
    expect(first.status).toBe(200);
    expect(first.body.revision).toBe(1);
    const second = await save(owner, uuid, await answered(uuid, ['Kort', '', 'Også her']));
    expect(second.body.revision).toBe(2);
    expect(second.body.form_data.questions.map(({ answer }) => answer).slice(0, 3)).toEqual([
      'Kort',
      '',
      'Også her',
    ]);
    expect((await read(owner, uuid)).body).toEqual(second.body);
  });

  it('refuses a save from a tab with an older revision, and loses nothing', async () => {
    const uuid = await aQaInterviewForm(api.db, { account: consultant });
    const stale = await answered(uuid, ['fra den gamle fanen']);
    await save(owner, uuid, await answered(uuid, ['fra den nye fanen']));
    const { status, error } = await save(owner, uuid, stale);
    expect([status, error.errorCode]).toEqual([409, 'qa_interview_was_changed']);
    const { body } = await read(owner, uuid);
    expect(body.form_data.questions[0]?.answer).toBe('fra den nye fanen');
    const again = await save(owner, uuid, { ...stale, revision: body.revision });
    expect(again.body.form_data.questions[0]?.answer).toBe('fra den gamle fanen');
  });

  it('accepts one of two simultaneous saves, and refuses the other', async () => {
    const uuid = await aQaInterviewForm(api.db, { account: consultant });
    const [one, two] = [await answered(uuid, ['én']), await answered(uuid, ['to'])];
    const answers = await Promise.all([save(owner, uuid, one), save(owner, uuid, two)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const accepted = answers[0]?.status === 200 ? 'én' : 'to';
    const { body } = await read(owner, uuid);
    expect(body.form_data.questions[0]?.answer).toBe(accepted);
  });

  it('needs one to fifty questions, none of them empty', async () => {
    const uuid = await aQaInterviewForm(api.db, { account: consultant });
    const { revision, form_data } = await answered(uuid, []);
    const ask = (questions: object[]) =>
      save(owner, uuid, { revision, form_data: { ...form_data, questions } });
    const one = { question: 'Hva?', answer: '' };
    for (const question of ['', '   ']) {
      const { status, error } = await ask([{ question, answer: 'a' }]);
      expect([status, error.errorCode]).toEqual([400, 'request_validation_error']);
      expect(error.issues).toEqual([
        { path: 'form_data.questions.0.question', message: 'Question cannot be empty' },
      ]);
    }
    const tooMany = Array.from({ length: limits.qaInterview.questions + 1 }, () => one);
    for (const questions of [[], tooMany]) {
      const { status, error } = await ask(questions);
      expect([status, error.issues?.[0]?.path]).toEqual([400, 'form_data.questions']);
    }
  });

  it('cannot change its questions', async () => {
    const uuid = await aQaInterviewForm(api.db, { account: consultant });
    const body = await answered(uuid, []);
    const easier = body.form_data.questions.map(({ answer }) => ({ question: 'Går det?', answer }));
    for (const form_data of [
      { ...body.form_data, questions: easier },
      { ...body.form_data, questions: body.form_data.questions.slice(1) },
      { ...body.form_data, discipline: 'design' },
    ]) {
      const { status, error } = await save(owner, uuid, { ...body, form_data });
      expect([status, error.issues?.[0]?.path]).toEqual([400, 'form_data.questions']);
    }
  });

  it('is submitted when every question is answered, and is read-only from then on', async () => {
    const uuid = await aQaInterviewForm(api.db, { account: consultant, answers: ['Én bare'] });
    const early = await submit(owner, uuid);
    expect([early.status, early.error.errorCode]).toEqual([400, 'request_validation_error']);
    expect(early.error.issues?.map(({ path }) => path)).toEqual(
      [1, 2, 3, 4, 5].map((place) => `form_data.questions.${place}.answer`),
    );
    const body = await answered(uuid, wellAnswered);
    await save(owner, uuid, body);
    const { status, body: handedIn } = await submit(owner, uuid);
    expect(status).toBe(200);
    expect(handedIn).toMatchObject({ status: 'submitted', can: { edit: false, submit: false } });
    expect(Date.parse(handedIn.submitted_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    for (const refused of [
      await save(owner, uuid, { ...body, revision: handedIn.revision }),
      await submit(owner, uuid),
    ]) {
      expect([refused.status, refused.error.errorCode]).toEqual([
        409,
        'qa_interview_state_does_not_allow',
      ]);
    }
    expect((await read(owner, uuid)).body).toEqual(handedIn);
  });

  it('is submitted once when the request is sent twice', async () => {
    const uuid = await aQaInterviewForm(api.db, { account: consultant, answers: wellAnswered });
    const both = await Promise.all([submit(owner, uuid), submit(owner, uuid)]);
    expect(await api.events('submitted_qa_interview')).toContainEqual({
      kind: 'submitted_qa_interview',
      acting_account: owner.account,
      metadata: {
        object: { kind: 'qa_interview', id: uuid },
        objects: [uuid, owner.account],
        by: 'owner',
        before: { status: 'draft' },
        after: { status: 'submitted' },
      },
    });
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is for the consultant and the admins', async () => {
    const organization = await anOrganization(api.db, { kind: 'consultant_company' });
    const inCompany = { organization };
    const mine = await aConsultant(api.db, { account: inCompany });
    const uuid = await aQaInterviewForm(api.db, { account: mine });
    const body = await answered(uuid, ['ikke min']);
    const strangers = [
      await aConsultant(api.db, { account: inCompany }),
      await aConsultant(api.db, { account: { ...inCompany, is_admin_in_company: true } }),
      await anAccount(api.db, { role: 'consultant_buyer' }),
    ];
    const list = 'GET /api/main/profile/{profile}/qa-interview-forms';
    for (const account of strangers) {
      const as = await api.signedIn(account);
      for (const { status, error } of [
        await read(as, uuid),
        await save(as, uuid, body),
        await submit(as, uuid),
        await as.call(list, { params: { profile: mine } }),
        await as.call('GET /api/main/admin/qa-interview-forms'),
      ]) {
        expect([status, error.errorCode]).toEqual([401, 'user_is_not_authorized']);
      }
    }
  });

  it('is not found when there is no such form, or no such consultant', async () => {
    const form = await read(admin, randomUUID());
    expect([form.status, form.error.errorCode]).toEqual([404, 'could_not_find_qa_interview_form']);
    const path = 'GET /api/main/profile/{profile}/qa-interview-forms';
    const list = await admin.call(path, { params: { profile: randomUUID() } });
    expect([list.status, list.error.errorCode]).toEqual([404, 'could_not_find_profile']);
  });
});
