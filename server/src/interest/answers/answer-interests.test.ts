import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerTexts } from '@torg/protocol/interest/answer-texts';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

describe('an answer to those who have sent interest', () => {
  let api: TestApi;
  let buyer: string;
  let colleague: string;
  let client: string;
  let asBuyer: TestClient;
  let asColleague: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    const { db } = api;
    client = await anOrganization(db, { name: 'Fjordvarme' });
    const aBuyer = (name: string) =>
      anAccount(db, { role: 'consultant_buyer', organization: client, name });
    [buyer, colleague] = [await aBuyer('Kari Vestli'), await aBuyer('Anders Moe')];
    [asBuyer, asColleague] = [await api.signedIn(buyer), await api.signedIn(colleague)];
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.runJobs();
    api.mail.sent.length = 0;
  });

  const anOpenAssignment = (title = 'Fakturaløpet') =>
    anAssignment(api.db, { organization: client, editors: [buyer, colleague], title });
  const send = async (as: TestClient, assignment_id: string, consultants: string[]) => {
    const { body } = await as.call('POST /api/main/client/assignment-interest-message', {
      body: { assignment_id, consultants: consultants.map((id) => ({ consultant_id: id })) },
    });
    return body.thread_id;
  };
  const listOf = async (assignment_id: string) => {
    const { body } = await asBuyer.call('GET /api/main/assignment/{assignment_id}/interests', {
      params: { assignment_id },
    });
    return body.interests;
  };
  const answer = (as: TestClient, assignment_id: string, interests: string[], more: object = {}) =>
    as.call('POST /api/main/assignment/{assignment_id}/interest-answers', {
      params: { assignment_id },
      body: { interests, reason: 'other_chosen', ...more },
    });
  const messagesIn = async (thread: string) => {
    const rows = await api.db
      .selectFrom('message')
      .select(['sender', 'content'])
      .where('thread', '=', thread)
      .orderBy('created_at')
      .execute();
    return rows.slice(1);
  };
  /** An assignment in which this many consultants have sent interest. */
  async function anAssignmentWith(count: number, locale: 'nb' | 'sv' | 'en' = 'nb') {
    const assignment = await anOpenAssignment();
    const threads: string[] = [];
    const people: string[] = [];
    for (let place = 0; place < count; place += 1) {
      const account = { locale, email: `i${place}.${randomUUID()}@torg.example` };
      const consultant = await aConsultant(api.db, { account });
      people.push(consultant);
      threads.push(await send(await api.signedIn(consultant), assignment, [consultant]));
    }
    const ids = (await listOf(assignment)).map((one) => one.assignment_interest);
    return { assignment, threads, people, ids };
  }

  it('is written in the thread of each and mailed at once, and is not mailed again as unread', async () => {
    const { assignment, threads, people, ids } = await anAssignmentWith(2);
    expect((await listOf(assignment)).map((one) => one.answer_locale)).toEqual(['nb', 'nb']);
    const { status, body } = await answer(asBuyer, assignment, ids, { text: 'Takk, men **nei**.' });
    expect(status).toBe(200);
    expect(body.interests).toMatchObject(
      people.map((account) => ({
        ...{
          account,
          state: 'not_selected',
          reason: 'other_chosen',
          answer_by: null,
          answer_locale: null,
        },
        ...{ answered_by_name: 'Kari Vestli', can: { answer: false } },
      })),
    );
    for (const thread of threads) {
      expect(await messagesIn(thread)).toEqual([{ sender: buyer, content: 'Takk, men **nei**.' }]);
    }
    await api.runJobs();
    expect(api.mail.sent.map(({ subject }) => subject)).toEqual(
      Array(2).fill('Svar om «Fakturaløpet»'),
    );
    api.clock.advance({ minutes: 10 });
    await api.runScheduled('sweep-unread');
    const toConsultants = api.mail.sent.filter(({ to }) => to.startsWith('i'));
    expect(toConsultants).toHaveLength(2);
    const events = await api.events('turned_interest_down');
    expect(events.at(-1)).toMatchObject({
      acting_account: buyer,
      metadata: {
        before: { state: 'received' },
        after: { state: 'not_selected', turn_down_reason: 'other_chosen' },
      },
    });
  });

  it('is not unread for colleagues who had read everything before it', async () => {
    const { assignment, threads, ids } = await anAssignmentWith(1);
    const [thread_id = ''] = threads;
    await asColleague.call('POST /api/main/thread/{thread_id}/read', { params: { thread_id } });
    await answer(asBuyer, assignment, ids);
    const { body } = await asColleague.call('GET /api/main/thread/{thread_id}', {
      params: { thread_id },
    });
    expect(body.number_of_unread_messages).toBe(0);
    expect(body.messages).toHaveLength(2);
  });

  it.each(['nb', 'sv', 'en'] as const)('has a text of its own in %s', async (locale) => {
    const { assignment, threads, ids } = await anAssignmentWith(1, locale);
    expect(await listOf(assignment)).toMatchObject([{ answer_locale: locale }]);
    await answer(asBuyer, assignment, ids, { reason: 'rate_too_high' });
    expect(await messagesIn(threads[0] ?? '')).toMatchObject([
      { content: answerTexts[locale].rate_too_high },
    ]);
  });

  it('names who is meant where a company has put several forward in one thread', async () => {
    const company = await anOrganization(api.db, { kind: 'consultant_company' });
    const account = {
      organization: company,
      is_admin_in_company: true,
      email: 'berit@torg.example',
    };
    const berit = await aConsultant(api.db, { account });
    const asBerit = await api.signedIn(berit);
    const aColleague = (name: string, email: string) =>
      aConsultant(api.db, { account: { organization: company, name, email } });
    const [ola, eli] = [
      await aColleague('Ola Lie', 'ola@torg.example'),
      await aColleague('Eli *Moen*', 'eli@torg.example'),
    ];
    const assignment = await anOpenAssignment();
    const thread = await send(asBerit, assignment, [ola, eli]);
    const list = await listOf(assignment);
    const ofEli = list.filter((one) => one.account === eli).map((one) => one.assignment_interest);
    await answer(asBuyer, assignment, ofEli, { text: 'Ikke denne gangen.' });
    const [message] = await messagesIn(thread);
    expect(message?.content.split('\n\n')).toEqual([
      String.raw`**Eli \*Moen\***`,
      'Ikke denne gangen.',
    ]);
    await api.runJobs();
    const receivers = api.mail.sent.map(({ to }) => to).toSorted();
    expect(receivers).toEqual(['berit@torg.example', 'eli@torg.example']);
    const seenBy = async (who: string) => {
      const { body } = await (
        await api.signedIn(who)
      ).call('GET /api/main/thread/{thread_id}/interests', { params: { thread_id: thread } });
      return body.interests.map(({ name, state }) => [name, state]);
    };
    expect(await seenBy(ola)).toEqual([['Ola Lie', 'received']]);
    expect(await seenBy(eli)).toEqual([['Eli *Moen*', 'not_selected']]);
    expect(await seenBy(berit)).toHaveLength(2);
    expect(await seenBy(buyer)).toHaveLength(2);
  });

  it('is given to all or to none, and says which were answered already', async () => {
    const { assignment, threads, ids } = await anAssignmentWith(3);
    const [first = ''] = ids;
    await answer(asBuyer, assignment, [first]);
    const again = await answer(asColleague, assignment, ids);
    expect([again.status, again.error.errorCode]).toEqual([409, 'interest_already_answered']);
    expect(again.error.issues).toMatchObject([{ path: 'interests.0' }]);
    const states = (await listOf(assignment)).map(({ state }) => state);
    expect(states).toEqual(['not_selected', 'received', 'received']);
    const counts = await Promise.all(threads.map(async (one) => (await messagesIn(one)).length));
    expect(counts).toEqual([1, 0, 0]);
  });

  it('is one message when twenty answer at once', async () => {
    const { assignment, threads, ids } = await anAssignmentWith(3);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        answer(place % 2 ? asBuyer : asColleague, assignment, place % 3 ? ids : ids.toReversed()),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array<number>(19).fill(409)]);
    for (const thread of threads) expect(await messagesIn(thread)).toHaveLength(1);
    await api.runJobs();
    expect(api.mail.sent).toHaveLength(3);
  });

  it('does not find interest in another assignment, or none', async () => {
    const [one, other] = [await anAssignmentWith(1), await anAssignmentWith(1)];
    for (const wrong of [other.ids[0] ?? '', randomUUID()]) {
      const { status, error } = await answer(asBuyer, one.assignment, [...one.ids, wrong]);
      expect([status, error.errorCode]).toEqual([404, 'could_not_find_assignment_interest']);
    }
    expect((await answer(asBuyer, randomUUID(), one.ids)).error.errorCode).toBe(
      'could_not_find_assignment',
    );
    expect((await listOf(one.assignment))[0]?.state).toBe('received');
  });

  it('needs one to fifty interests, a reason of the list and a text that is not blank', async () => {
    const { assignment, ids } = await anAssignmentWith(1);
    const many = Array.from({ length: 51 }, () => randomUUID());
    const wrong = [
      await answer(asBuyer, assignment, []),
      await answer(asBuyer, assignment, many),
      await answer(asBuyer, assignment, [...ids, ...ids]),
      await answer(asBuyer, assignment, ids, { reason: 'too_tall' }),
      await answer(asBuyer, assignment, ids, { text: '   ' }),
      await answer(asBuyer, assignment, ids, { text: 'x'.repeat(3_001) }),
    ];
    for (const { error } of wrong) expect(error.errorCode).toBe('request_validation_error');
  });

  it('is for the editors alone', async () => {
    const { assignment, people, ids } = await anAssignmentWith(1);
    const stranger = await anAccount(api.db, { role: 'consultant_buyer', organization: client });
    for (const who of [stranger, people[0] ?? '']) {
      const as = await api.signedIn(who);
      expect((await answer(as, assignment, ids)).status).toBe(401);
      const list = await as.call('GET /api/main/assignment/{assignment_id}/interests', {
        params: { assignment_id: assignment },
      });
      expect(list.status).toBe(401);
    }
  });
});
