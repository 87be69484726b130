import { describe, expect, it } from 'vitest';
import { anInterest } from '../../interest/interest.fixtures.ts';
import { anOpportunity } from '../../opportunities/opportunities.fixtures.ts';
import { openAssessments } from '../../testing/assessments/open-assessments.ts';
import type { TestClient } from '../../testing/start-test-api.ts';

const { api, desk } = await openAssessments();

const path = '/api/main/profile/{profile}/assessments' as const;
const read = async (who: TestClient, profile: string) =>
  (await who.call(`GET ${path}`, { params: { profile } })).body;
const decline = (who: TestClient, profile: string, declined: boolean) =>
  who.call(`PUT ${path}/declined`, { params: { profile }, body: { declined } });
const wish = async (who: TestClient, profile: string, opportunity?: string) =>
  who.call(`POST ${path}/human`, {
    params: { profile },
    body: { opportunity: opportunity ?? (await desk.need()), reason: 'Prosjektet er eldre.' },
  });
const waiting = async (who: TestClient, all = false) =>
  (await who.call('GET /api/main/human-assessments', { query: { all } as never })).body;
const answer = (who: TestClient, id: string) =>
  who.call('POST /api/main/human-assessment/{id}/answer', {
    params: { id },
    body: { answer: 'Jeg har sett på det.' },
  });

/** Somebody of the company whom the client's people have had assessed, with their own session. */
async function anAssessed(by: TestClient = desk.buyer) {
  const account = await desk.own();
  await desk.ask(by, [account]);
  await api.runJobs();
  return { account, client: await api.signedIn(account) };
}

describe('a consultant', () => {
  it('sees that they were assessed, and the result once they were answered', async () => {
    const { account, client } = await anAssessed();
    const { assignment } = desk;
    const interest = await anInterest(api.db, { assignment, account });
    const [before] = (await read(client, account)).assessments;
    expect(before).toMatchObject({
      ...{ asked_by: 'client', type: 'assignment_profile_ai_assessment', assignment },
      ...{ inference_status: 'success', answered_by: 'fake-model', result: null },
      ...{ title: 'Javautvikler til betalingsplattform', human_assessment: null },
      ...{ criteria_approved: null, can: { askForHuman: true } },
    });
    await api.db
      .updateTable('assignment_interest')
      .set({ state: 'withdrawn' })
      .where('assignment_interest', '=', interest)
      .execute();
    const [after] = (await read(client, account)).assessments;
    expect(after?.result?.score).toBeGreaterThan(0);
    expect(after?.result?.strengths).toBeInstanceOf(Array);
    expect(JSON.stringify(after)).not.toContain('Kari Vik');
    // Asked anew, what they read is still told with its own engine and time.
    api.clock.advance({ minutes: 2 });
    await desk.ask(desk.buyer, [account], { force_recreate: true });
    const [anew] = (await read(client, account)).assessments;
    expect(anew).toEqual({ ...after, inference_status: 'pending' });
    await api.runJobs();
  });

  it('says no to machines: what pends is cancelled, and nobody asks again', async () => {
    const account = await desk.own();
    const client = await api.signedIn(account);
    await desk.ask(desk.buyer, [account]);
    const { body } = await decline(client, account, true);
    expect([body.declined, body.can]).toEqual([true, { decline: true }]);
    expect(body.assessments).toMatchObject([{ inference_status: 'failed' }]);
    expect((await desk.ask(desk.buyer, [account])).error.errorCode).toBe(
      'consultant_declined_ai_assessment',
    );
    expect((await decline(desk.companyAdmin, account, false)).status).toBe(401);
    expect((await decline(client, account, false)).body.declined).toBe(false);
    expect((await desk.ask(desk.buyer, [account])).status).toBe(202);
  });

  it('is not asked about while they say no, however many ask at once', async () => {
    const account = await desk.own();
    const client = await api.signedIn(account);
    await Promise.all([
      ...Array.from({ length: 5 }, () => desk.ask(desk.buyer, [account])),
      decline(client, account, true),
      ...Array.from({ length: 5 }, () => desk.ask(desk.companyAdmin, [account])),
    ]);
    const { assessments } = await read(client, account);
    expect(assessments.filter(({ inference_status }) => inference_status === 'pending')).toEqual(
      [],
    );
  });

  it('asks for a person: whoever asked the machine gets a mail, and answers once', async () => {
    api.mail.sent.length = 0;
    const { account, client } = await anAssessed();
    const asked = await wish(client, account);
    expect(asked.status).toBe(201);
    const days = (Date.parse(asked.body.due_at) - Date.parse(asked.body.asked_at)) / 86_400_000;
    expect(days).toBe(14);
    expect((await wish(client, account)).error.errorCode).toBe('human_assessment_is_asked_for');
    await api.runJobs();
    expect(api.mail.sent).toHaveLength(1);
    expect(api.mail.sent[0]?.subject).toContain('ber om at et menneske vurderer');
    const id = asked.body.human_assessment;
    const own = ({ human_assessments }: Awaited<ReturnType<typeof waiting>>) =>
      human_assessments.filter(({ human_assessment }) => human_assessment === id);
    expect(own(await waiting(desk.buyer))).toHaveLength(1);
    expect(own(await waiting(desk.admin))).toHaveLength(1);
    expect(own(await waiting(desk.companyAdmin))).toEqual([]);
    expect((await answer(desk.companyAdmin, id)).status).toBe(401);
    const answers = await Promise.all([answer(desk.buyer, id), answer(desk.admin, id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await api.runJobs();
    expect(api.mail.sent.at(-1)?.subject).toContain('Et menneske har vurdert deg');
    const [shown] = (await read(client, account)).assessments;
    expect(shown?.human_assessment?.answer).toBe('Jeg har sett på det.');
    expect(own(await waiting(desk.buyer))).toEqual([]);
  });

  it('who has asked about themself waits for another person', async () => {
    await desk.ask(desk.companyAdmin, [desk.chief]);
    await api.runJobs();
    api.mail.sent.length = 0;
    const { human_assessment: id } = (await wish(desk.companyAdmin, desk.chief)).body;
    await api.runJobs();
    expect(api.mail.sent).toEqual([]);
    expect((await waiting(desk.companyAdmin)).human_assessments).toEqual([]);
    expect((await answer(desk.companyAdmin, id)).status).toBe(401);
    expect((await answer(desk.admin, id)).status).toBe(200);
  });

  it('does not learn the name of a need, which whoever answers for it reads', async () => {
    const account = await desk.own();
    const client = await api.signedIn(account);
    const opportunity = await anOpportunity(api.db, {
      ...{ organization: desk.client, created_by: desk.editor },
      opportunity_name: 'Kundens hemmelige behov',
    });
    const asked = await desk.buyer.call('POST /api/main/opportunity/{id}/profile-assessment', {
      params: { id: opportunity },
      body: { profile_ids: [account] },
    });
    expect(asked.status).toBe(202);
    await api.runJobs();
    expect((await wish(client, account, opportunity)).status).toBe(201);
    expect((await read(client, account)).assessments[0]?.title).toBe('Et behov');
    for (const who of [desk.buyer, desk.admin]) {
      const titles = (await waiting(who)).human_assessments.map(({ title }) => title);
      expect(titles).toContain('Kundens hemmelige behov');
    }
  });

  it('cannot ask a person about what no machine was asked', async () => {
    const { account, client } = await anAssessed();
    const other = '00000000-0000-4000-8000-0000000000aa';
    const missing = await wish(client, account, other);
    expect([missing.status, missing.error.errorCode]).toEqual([
      404,
      'could_not_find_assignment_profile_ai_assessment',
    ]);
    const stranger = await desk.own();
    expect((await wish(client, stranger)).status).toBe(401);
  });

  it('whoever is to answer is reminded once, three days before', async () => {
    const { account, client } = await anAssessed();
    await wish(client, account);
    await api.runJobs();
    api.mail.sent.length = 0;
    const now = api.clock.now();
    api.clock.set(new Date(now.getTime() + 12 * 86_400_000));
    await api.runScheduled('remind-of-human-assessments');
    await api.runScheduled('remind-of-human-assessments');
    await api.runJobs();
    const reminders = api.mail.sent.filter(({ subject }) => subject.startsWith('Påminnelse'));
    expect(reminders.length).toBeGreaterThan(0);
    expect(new Set(reminders.map(({ text }) => text)).size).toBe(reminders.length);
    api.clock.set(now);
  });
});

describe('the walls between the sides', () => {
  it('a company admin sees of an own consultant what the company asked alone', async () => {
    const { account, client } = await anAssessed();
    expect((await read(desk.companyAdmin, account)).assessments).toEqual([]);
    await desk.ask(desk.companyAdmin, [account]);
    await api.runJobs();
    expect((await read(desk.companyAdmin, account)).assessments).toMatchObject([
      { asked_by: 'own_company' },
    ]);
    expect((await read(client, account)).assessments).toHaveLength(2);
    expect((await read(desk.admin, account)).assessments).toHaveLength(2);
  });
});
