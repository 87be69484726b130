import { describe, expect, it } from 'vitest';
import { openAssessments } from '../../testing/assessments/open-assessments.ts';

const { api, desk } = await openAssessments();

async function anAnswered() {
  const account = await desk.own();
  const { body } = await desk.ask(desk.buyer, [account], { prompt: 'Passer hun?' });
  await api.runJobs();
  const [asked] = body.profile_ai_assessments;
  return { account, subject: asked?.opportunity_profile_ai_assessment ?? '' };
}
const jobsOf = (subject: string) =>
  api.db
    .selectFrom('ai_job')
    .select(['input', 'output', 'error', 'asked_by', 'input_hash', 'emptied_at'])
    .where('subject', '=', subject)
    .execute();

describe('what machines were sent and answered', () => {
  it('goes with a deleted profile, and that it was asked stays', async () => {
    const { account, subject } = await anAnswered();
    expect((await jobsOf(subject))[0]?.output).not.toBeNull();
    await desk.rate(desk.buyer, subject, { rating: 1, comment: 'Ida er god' });
    const removed = await desk.admin.call('DELETE /api/main/profile/{profile}', {
      params: { profile: account },
    });
    expect(removed.status).toBe(200);
    await api.runJobs();
    expect(await jobsOf(subject)).toMatchObject([
      { input: null, output: null, error: 'gone', asked_by: desk.editor },
    ]);
    const row = await api.db
      .selectFrom('opportunity_profile_ai_assessment')
      .selectAll()
      .where('opportunity_profile_ai_assessment', '=', subject)
      .executeTakeFirst();
    expect([row?.account, row?.prompt]).toEqual([null, '']);
    const { body } = await desk.list(desk.buyer);
    expect(JSON.stringify(body)).not.toContain(account);
  });

  it('goes two years after the assignment closed, and not before', async () => {
    const { subject } = await anAnswered();
    const now = api.clock.now();
    await api.db
      .updateTable('assignment')
      .set({ state: 'closed', close_reason: 'cancelled', updated_at: now })
      .where('assignment', '=', desk.assignment)
      .execute();
    const year = 365 * 86_400_000;
    api.clock.set(new Date(now.getTime() + 1.9 * year));
    await api.runScheduled('sweep-assessments');
    expect((await jobsOf(subject))[0]?.output).not.toBeNull();
    api.clock.set(new Date(now.getTime() + 2.1 * year));
    await api.runScheduled('sweep-assessments');
    expect(await jobsOf(subject)).toMatchObject([{ input: null, output: null }]);
    api.clock.set(now);
  });

  it('goes with its need', async () => {
    const { subject } = await anAnswered();
    await api.db.deleteFrom('opportunity').where('own_of', '=', desk.assignment).execute();
    await api.runScheduled('sweep-assessments');
    expect(await jobsOf(subject)).toEqual([]);
  });
});
