import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';
import { aQaInterviewForm } from './qa-interviews.fixtures.ts';

const formPath = '/api/main/admin/qa-interview-forms/{uuid}';
type Turn = 'archive' | 'unarchive';

describe('a submitted interview form', () => {
  let api: TestApi;
  const admins: TestClient[] = [];

  beforeAll(async () => {
    api = await startTestApi();
    for (const name of ['Mons Aune', 'Siri Lind']) {
      const account = await anAccount(api.db, { role: 'admin', name });
      admins.push(await api.signedIn(account));
    }
  });
  afterAll(() => api.close());

  const [mons, siri] = [() => admins[0] as TestClient, () => admins[1] as TestClient];
  const decide = (as: TestClient, uuid: string, decision: object = {}) =>
    as.call(`POST ${formPath}/decision`, {
      params: { uuid },
      body: {
        status: 'approved',
        reason: 'Gode svar.',
        decisionBy: as.account ?? '',
        ...decision,
      },
    });
  const queue = async (query: object = {}) => {
    const { body } = await mons().call('GET /api/main/admin/qa-interview-forms', { query });
    return body.qa_interview_forms;
  };

  it.each(['approved', 'declined'] as const)(
    'is %s with a reason, a name and a moment',
    async (status) => {
      const consultant = await aConsultant(api.db);
      const uuid = await aQaInterviewForm(api.db, { account: consultant, status: 'submitted' });
      const answer = await decide(mons(), uuid, { status, reason: '  Slik er det.  ' });
      expect(answer.status).toBe(200);
      const decision = { status, reason: 'Slik er det.', decidedBy: mons().account };
      expect(answer.body).toMatchObject({
        status,
        decision_by_name: 'Mons Aune',
        decision,
        can: { decide: false, archive: true },
      });
      const object = { object: uuid };
      const history = await mons().call('GET /api/main/admin/changes/{object}', { params: object });
      expect(history.body.changes).toMatchObject([
        { what: `${status}_qa_interview`, by: { name: 'Mons Aune' }, after: { status } },
      ]);
      const owner = await api.signedIn(consultant);
      const path = 'GET /api/main/qa-interview-forms/{uuid}';
      const { body } = await owner.call(path, { params: { uuid } });
      expect(body.decision).toEqual(answer.body.decision);
    },
  );

  it('is decided once', async () => {
    const uuid = await aQaInterviewForm(api.db, { status: 'submitted' });
    await decide(mons(), uuid);
    for (const status of ['approved', 'declined']) {
      const { status: code, error } = await decide(siri(), uuid, { status });
      expect([code, error.errorCode]).toEqual([409, 'qa_interview_state_does_not_allow']);
    }
  });

  it('gets one decision when admins decide at once, and the others are refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const uuid = await aQaInterviewForm(api.db, { status: 'submitted' });
      const answers = await Promise.all([
        decide(mons(), uuid, { status: 'approved', reason: 'Ja.' }),
        decide(siri(), uuid, { status: 'declined', reason: 'Nei.' }),
        decide(mons(), uuid, { status: 'declined', reason: 'Nei, likevel.' }),
      ]);
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
      expect(statuses).toEqual([200, 409, 409]);
      const accepted = answers.find(({ status }) => status === 200);
      const row = await api.db
        .selectFrom('qa_interview_form')
        .select(['status', 'decision_reason', 'revision'])
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({
        status: accepted?.body.status,
        decision_reason: accepted?.body.decision?.reason,
        revision: 1,
      });
    }
  });

  it('is not decided while it is a draft, nor without a reason, nor by anybody but an admin', async () => {
    const draft = await aQaInterviewForm(api.db);
    expect((await decide(mons(), draft)).status).toBe(409);
    const uuid = await aQaInterviewForm(api.db, { status: 'submitted' });
    expect((await decide(mons(), uuid, { reason: '   ' })).status).toBe(400);
    expect((await decide(mons(), uuid, { status: 'submitted' })).status).toBe(400);
    const buyer = await anAccount(api.db, { role: 'consultant_buyer' });
    expect((await decide(mons(), uuid, { decisionBy: buyer })).status).toBe(401);
    const missing = await decide(mons(), uuid, { decisionBy: randomUUID() });
    expect([missing.status, missing.error.errorCode]).toEqual([404, 'could_not_find_account']);
    expect((await decide(mons(), randomUUID())).error.errorCode).toBe(
      'could_not_find_qa_interview_form',
    );
    for (const account of [buyer, await aConsultant(api.db)]) {
      expect((await decide(await api.signedIn(account), uuid)).status).toBe(401);
    }
  });

  it('waits in the queue, oldest first, with its progress', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    const discipline = 'management_consulting';
    const aForm = (more: object) => aQaInterviewForm(api.db, { discipline, ...more });
    const young = await aForm({ status: 'submitted', submitted_at: ago(1) });
    const old = await aForm({ status: 'submitted', submitted_at: ago(9) });
    const draft = await aForm({ answers: ['Bare én'] });
    const away = await aForm({ status: 'approved', archived: true });
    const query = { discipline: 'management-consulting' };
    const found = await queue(query);
    expect(found.map(({ uuid }) => uuid)).toEqual([old, young, draft]);
    expect(found[0]).toMatchObject({
      name: 'Ida Solbakken',
      answered: 6,
      questions: 6,
      interview_ai_assessment: null,
    });
    expect(found[2]?.form_data.questions[0]?.answer).toBe('Bare én');
    expect(found[2]).toMatchObject({ status: 'draft', answered: 1, submitted_at: null });
    expect((await queue({ ...query, status: 'draft' })).map(({ uuid }) => uuid)).toEqual([draft]);
    const archive = await queue({ ...query, archived: 'true' });
    expect(archive).toMatchObject([{ uuid: away, decision_by_name: 'Mons Aune' }]);
  });

  describe('that is archived', () => {
    const byGet = (turn: Turn, uuid: string, headers: Record<string, string> = {}) =>
      mons().call(`GET ${formPath}/${turn}`, { params: { uuid }, headers });
    const byPost = (turn: Turn, uuid: string) =>
      mons().call(`POST ${formPath}/${turn}`, { params: { uuid } });
    const sameOrigin = { 'sec-fetch-site': 'same-origin' };
    const isArchived = async (uuid: string) => {
      const path = 'GET /api/main/qa-interview-forms/{uuid}';
      return (await mons().call(path, { params: { uuid } })).body.archived;
    };

    it.each(['submitted', 'approved', 'declined'] as const)(
      'is restored, by GET and by POST, when it was %s',
      async (status) => {
        const uuid = await aQaInterviewForm(api.db, { status });
        for (const move of [
          (turn: Turn) => byPost(turn, uuid),
          (turn: Turn) => byGet(turn, uuid, sameOrigin),
        ]) {
          const away = await move('archive');
          expect([away.status, away.body.archived, away.body.status]).toEqual([200, true, status]);
          expect((await move('archive')).status).toBe(200);
          const back = await move('unarchive');
          expect([back.status, back.body.archived]).toEqual([200, false]);
        }
      },
    );

    it('has each move once in its history and in the consultant’s, even if two do it at once', async () => {
      const account = await aConsultant(api.db);
      const uuid = await aQaInterviewForm(api.db, { account, status: 'approved' });
      const both = await Promise.all([byPost('archive', uuid), byPost('archive', uuid)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      await byPost('unarchive', uuid);
      for (const object of [uuid, account]) {
        const path = 'GET /api/main/admin/changes/{object}';
        const { body } = await mons().call(path, { params: { object } });
        expect(body.changes).toMatchObject([
          { what: 'unarchived_qa_interview', after: { archive: 'unarchived' } },
          {
            what: 'archived_qa_interview',
            by: { name: 'Mons Aune' },
            before: { archive: 'unarchived' },
            after: { archive: 'archived' },
          },
        ]);
      }
    });

    it('was submitted before', async () => {
      const uuid = await aQaInterviewForm(api.db);
      for (const answer of [
        await byPost('archive', uuid),
        await byGet('archive', uuid, sameOrigin),
        await byPost('unarchive', uuid),
      ]) {
        expect([answer.status, answer.error.errorCode]).toEqual([
          409,
          'qa_interview_state_does_not_allow',
        ]);
      }
      expect((await byPost('archive', randomUUID())).status).toBe(404);
    });

    it.each([
      ['another site', { 'sec-fetch-site': 'cross-site' }],
      ['another site with a trace', { 'sec-fetch-site': 'cross-site', traceparent: '00' }],
      ['a link in a mail', { 'sec-fetch-site': 'none' }],
      ['who knows where', {}],
    ])('stays archived when the GET comes from %s', async (_where, headers) => {
      const uuid = await aQaInterviewForm(api.db, { status: 'submitted' });
      const trace = 'traceparent' in headers && {
        traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      };
      const answer = await byGet('archive', uuid, { ...headers, ...trace });
      expect([answer.status, answer.error.errorCode]).toEqual([403, 'foreign_origin']);
      expect(await isArchived(uuid)).toBe(false);
    });

    it('is moved for the header of the app, where the browser does not report the site', async () => {
      const uuid = await aQaInterviewForm(api.db, { status: 'submitted' });
      const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
      expect((await byGet('archive', uuid, { traceparent })).body.archived).toBe(true);
    });

    it('is not moved by reading, and a stranger is refused as one', async () => {
      const uuid = await aQaInterviewForm(api.db, { status: 'submitted' });
      const url = `/api/main/admin/qa-interview-forms/${uuid}/archive`;
      const headers = { cookie: mons().cookie, ...sameOrigin };
      expect((await api.app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(404);
      expect(await isArchived(uuid)).toBe(false);
      const stranger = await api.stranger.call(`GET ${formPath}/archive`, { params: { uuid } });
      expect([stranger.status, stranger.error.errorCode]).toEqual([401, 'user_is_not_authorized']);
    });
  });
});
