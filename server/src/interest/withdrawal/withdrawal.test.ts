import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

describe('a consultant who withdraws', () => {
  let api: TestApi;
  let client: string;
  let buyer: string;
  let company: string;
  let asBuyer: TestClient;
  let asCompanyAdmin: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    const { db } = api;
    client = await anOrganization(db);
    buyer = await anAccount(db, { role: 'consultant_buyer', organization: client });
    company = await anOrganization(db, { kind: 'consultant_company' });
    const account = { organization: company, is_admin_in_company: true };
    asBuyer = await api.signedIn(buyer);
    asCompanyAdmin = await api.signedIn(await aConsultant(db, { account }));
  });
  afterAll(() => api.close());

  const one = '/api/main/assignment-interest/{assignment_interest}';
  const withdraw = (as: TestClient, assignment_interest: string) =>
    as.call(`POST ${one}/withdraw`, { params: { assignment_interest } });
  const takeBack = (as: TestClient, assignment_interest: string) =>
    as.call(`POST ${one}/take-back`, { params: { assignment_interest } });
  const send = (as: TestClient, assignment_id: string, consultant_id: string) =>
    as.call('POST /api/main/client/assignment-interest-message', {
      body: { assignment_id, consultants: [{ consultant_id }] },
    });
  const ownOf = async (as: TestClient, assignment_id: string) => {
    const { body } = await as.call('GET /api/main/assignment/{assignment_id}/own-interests', {
      params: { assignment_id },
    });
    return body.interests;
  };
  const answer = (assignment_id: string, interest: string) =>
    asBuyer.call('POST /api/main/assignment/{assignment_id}/interest-answers', {
      params: { assignment_id },
      body: { interests: [interest], reason: 'other' },
    });
  const move = (assignment_id: string, name: 'close' | 'unpublish') =>
    asBuyer.call(`POST /api/main/assignment/{assignment_id}/${name}`, {
      params: { assignment_id },
      ...(name === 'close' && { body: { reason: 'cancelled' } }),
    } as never);

  async function anInterest() {
    const consultant = await aConsultant(api.db, { account: { organization: company } });
    const assignment = await anAssignment(api.db, { organization: client, editors: [buyer] });
    const as = await api.signedIn(consultant);
    await send(as, assignment, consultant);
    const id = (await ownOf(as, assignment))[0]?.assignment_interest ?? '';
    return { consultant, assignment, as, id };
  }

  it('takes it back again, and both are in its history', async () => {
    const { as, id, assignment } = await anInterest();
    const withdrawn = await withdraw(as, id);
    expect(withdrawn.body).toMatchObject({
      state: 'withdrawn',
      answer_by: null,
      can: { withdraw: false, takeBack: true },
    });
    expect((await takeBack(as, id)).body).toMatchObject({
      state: 'received',
      can: { withdraw: true, takeBack: false },
    });
    const events = await api.db
      .selectFrom('event')
      .select('kind')
      .where('kind', 'in', ['withdrew_interest', 'took_back_withdrawal'])
      .where((eb) =>
        eb(eb.fn('jsonb_extract_path_text', ['metadata', eb.val('object'), eb.val('id')]), '=', id),
      )
      .orderBy('created_at')
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(['withdrew_interest', 'took_back_withdrawal']);
    expect(await ownOf(as, assignment)).toHaveLength(1);
  });

  it('may be the company admin for them, but nobody else', async () => {
    const { id } = await anInterest();
    const others = [asBuyer, await api.signedIn(await aConsultant(api.db))];
    for (const as of others) expect((await withdraw(as, id)).status).toBe(401);
    expect((await withdraw(asCompanyAdmin, id)).status).toBe(200);
    for (const as of others) expect((await takeBack(as, id)).status).toBe(401);
    expect((await takeBack(asCompanyAdmin, id)).status).toBe(200);
    expect((await withdraw(asCompanyAdmin, randomUUID())).error.errorCode).toBe(
      'could_not_find_assignment_interest',
    );
  });

  it('cannot send it anew', async () => {
    const { as, id, assignment, consultant } = await anInterest();
    await withdraw(as, id);
    const again = await send(as, assignment, consultant);
    expect([again.status, again.error.errorCode]).toEqual([409, 'interest_message_already_sent']);
  });

  it('cannot once there is an answer, and cannot be answered once they have', async () => {
    const answered = await anInterest();
    await answer(answered.assignment, answered.id);
    const late = await withdraw(answered.as, answered.id);
    expect([late.status, late.error.errorCode]).toEqual([409, 'interest_already_answered']);
    expect((await takeBack(answered.as, answered.id)).status).toBe(409);
    const withdrawn = await anInterest();
    await withdraw(withdrawn.as, withdrawn.id);
    expect((await answer(withdrawn.assignment, withdrawn.id)).status).toBe(409);
  });

  it.each(['close', 'unpublish'] as const)(
    'takes it back only while the assignment is active, not after %s',
    async (name) => {
      const { as, id, assignment } = await anInterest();
      await withdraw(as, id);
      await move(assignment, name);
      await api.runJobs();
      const { status, error } = await takeBack(as, id);
      expect([status, error.errorCode]).toEqual([409, 'assignment_state_does_not_allow']);
      expect((await ownOf(as, assignment))[0]).toMatchObject({
        state: 'withdrawn',
        can: { takeBack: false },
      });
    },
  );

  it('while an editor answers: one of the two wins', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { as, id, assignment } = await anInterest();
      const [mine, theirs] = await Promise.all([withdraw(as, id), answer(assignment, id)]);
      expect([mine.status, theirs.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      const state = (await ownOf(as, assignment))[0]?.state;
      expect(state).toBe(mine.status === 200 ? 'withdrawn' : 'not_selected');
    }
  });
});
