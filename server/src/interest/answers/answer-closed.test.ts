import { answerTexts } from '@torg/protocol/interest/answer-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { anInterest } from '../interest.fixtures.ts';

describe('closing an assignment', () => {
  let api: TestApi;
  let client: string;
  let buyer: string;
  let asBuyer: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    client = await anOrganization(api.db);
    buyer = await anAccount(api.db, { role: 'consultant_buyer', organization: client });
    asBuyer = await api.signedIn(buyer);
  });
  afterAll(() => api.close());

  const states = ['received', 'considered', 'interview', 'offered', 'withdrawn'] as const;
  async function aWaitingAssignment(fields: object = {}) {
    const editors = [buyer];
    const assignment = await anAssignment(api.db, { organization: client, editors, ...fields });
    for (const state of states) {
      await anInterest(api.db, { assignment, account: await aConsultant(api.db), editors, state });
    }
    return assignment;
  }
  const close = (assignment_id: string, reason: string) =>
    asBuyer.call('POST /api/main/assignment/{assignment_id}/close', {
      params: { assignment_id },
      body: { reason: reason as never },
    });
  const interestsOf = async (assignment: string) =>
    api.db
      .selectFrom('assignment_interest')
      .select(['state', 'reason', 'answered_by', 'thread'])
      .where('assignment', '=', assignment)
      .orderBy('created_at')
      .execute();
  const answersIn = async (assignment: string) =>
    api.db
      .selectFrom('message')
      .innerJoin('thread', 'thread.thread', 'message.thread')
      .select(['message.sender', 'message.content'])
      .where('thread.assignment', '=', assignment)
      .execute();

  it.each([
    ['cancelled', 'cancelled', {}],
    ['hired_elsewhere', 'filled_elsewhere', { state: 'unpublished' }],
  ] as const)('as %s answers all who wait with that reason, once', async (why, reason, fields) => {
    const assignment = await aWaitingAssignment(fields);
    expect((await close(assignment, why)).status).toBe(200);
    await api.runJobs();
    await api.runScheduled('sweep-closed-assignments');
    const turnedDown = { state: 'not_selected', reason, answered_by: buyer };
    expect(await interestsOf(assignment)).toMatchObject([
      ...Array.from({ length: 4 }, () => turnedDown),
      { state: 'withdrawn', reason: null },
    ]);
    const answer = { sender: buyer, content: answerTexts.nb[reason] };
    expect(await answersIn(assignment)).toEqual(Array.from({ length: 4 }, () => answer));
  });

  it('because somebody was hired on Torg leaves those who have an offer to the agreement', async () => {
    const assignment = await aWaitingAssignment();
    await close(assignment, 'hired_on_torg');
    await api.runJobs();
    const after = await interestsOf(assignment);
    expect(after.map(({ state }) => state)).toEqual([
      ...Array<string>(3).fill('not_selected'),
      'offered',
      'withdrawn',
    ]);
    expect(after[0]?.reason).toBe('other_chosen');
  });

  it('answers nobody when it was opened again before that', async () => {
    const assignment = await aWaitingAssignment();
    await close(assignment, 'cancelled');
    await asBuyer.call('POST /api/main/assignment/{assignment_id}/reopen', {
      params: { assignment_id: assignment },
    });
    await api.runJobs();
    expect((await interestsOf(assignment)).map(({ state }) => state)).toEqual([...states]);
  });

  it('is made up for when its job was lost', async () => {
    const assignment = await aWaitingAssignment({ state: 'closed', close_reason: 'cancelled' });
    await api.runScheduled('sweep-closed-assignments');
    expect(await answersIn(assignment)).toEqual([]);
    api.clock.advance({ minutes: 20 });
    await api.runScheduled('sweep-closed-assignments');
    const answers = await answersIn(assignment);
    expect(answers.map(({ sender }) => sender)).toEqual(Array(4).fill(null));
  });

  it('is not needed for somebody whose profile is deleted: they have withdrawn', async () => {
    const editors = [buyer];
    const assignment = await anAssignment(api.db, { organization: client, editors });
    const account = await aConsultant(api.db);
    await anInterest(api.db, { assignment, account, editors });
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    const removed = await admin.call('DELETE /api/main/profile/{profile}', {
      params: { profile: account },
    });
    expect(removed.status).toBe(200);
    await api.runJobs();
    expect(await interestsOf(assignment)).toMatchObject([{ state: 'withdrawn' }]);
    expect(await answersIn(assignment)).toEqual([]);
  });
});
