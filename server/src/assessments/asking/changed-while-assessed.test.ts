import { describe, expect, it } from 'vitest';
import { openAssessments } from '../../testing/assessments/open-assessments.ts';

const { api, desk } = await openAssessments();

/** What somebody does while the model thinks, once. */
function whileThinking(change: () => Promise<unknown>) {
  const own = api.languageModel.ask;
  api.languageModel.ask = async (question) => {
    if (question.type === 'assignment_profile_ai_assessment') {
      api.languageModel.ask = own;
      await change();
    }
    return own(question);
  };
}

const jobsAbout = (account: string) =>
  api.db
    .selectFrom('opportunity_profile_ai_assessment as r')
    .innerJoin('ai_job as j', 'j.subject', 'r.opportunity_profile_ai_assessment')
    .select(['j.inference_status', 'j.is_outdated'])
    .where('r.account', '=', account)
    .orderBy('j.number')
    .execute();

const params = async () => ({ id: await desk.need() });

describe('what changes while a profile is assessed', () => {
  it.each([
    [
      'the profile',
      (account: string) =>
        api.db
          .updateTable('profile')
          .set((eb) => ({ skills_revision: eb('skills_revision', '+', 1) }))
          .where('profile', '=', account)
          .execute(),
    ],
    [
      'a text of the need',
      async () =>
        api.db
          .insertInto('opportunity_context')
          .values({
            ...{ opportunity: await desk.need(), position: 1, created_at: api.clock.now() },
            content: 'Erfaring med Kafka er et krav.',
          })
          .execute(),
    ],
    [
      'the criteria',
      async () =>
        desk.buyer.call('PUT /api/main/opportunity/{id}/criteria', {
          params: await params(),
          body: { criteria: [{ criteria: 'Kan Java', importance: 'ABSOLUTE' }], revision: 0 },
        }),
    ],
  ])('%s: the answer is never stored as current, and it is asked anew', async (_what, change) => {
    const account = await desk.own();
    await desk.ask(desk.buyer, [account]);
    whileThinking(() => change(account));
    await api.runJobs();
    expect(await jobsAbout(account)).toEqual([
      { inference_status: 'success', is_outdated: true },
      { inference_status: 'success', is_outdated: false },
    ]);
    expect((await desk.get(desk.buyer, account)).body.is_outdated).toBe(false);
  });

  it('a wish for another answer joins the one that is pending', async () => {
    const account = await desk.own();
    await desk.ask(desk.buyer, [account]);
    whileThinking(() =>
      Promise.all(
        Array.from({ length: 10 }, () => desk.ask(desk.buyer, [account], { force_recreate: true })),
      ),
    );
    await api.runJobs();
    expect(await jobsAbout(account)).toEqual([{ inference_status: 'success', is_outdated: false }]);
  });

  it('by which criteria it was answered, and who approved them, is told', async () => {
    const account = await desk.own();
    await desk.ask(desk.buyer, [account]);
    await api.runJobs();
    const { grounds, output } = (await desk.get(desk.buyer, account)).body;
    expect(grounds).toMatchObject({
      ...{ criteria_version: 1, criteria_approved_by_name: 'Kari Vik', prompt: '' },
    });
    expect(output?.version === 2 && output.criteriaResults?.map((one) => one.criteria)).toEqual([
      'Kan Java',
    ]);
  });
});
