import { describe, expect, it } from 'vitest';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { anAssessmentDesk } from '../../testing/assessments/an-assessment-desk.ts';
import { openAssessments } from '../../testing/assessments/open-assessments.ts';

const { api, desk } = await openAssessments();

const nobody = '00000000-0000-4000-8000-0000000000aa';
const rowsAbout = (account: string) =>
  api.db
    .selectFrom('opportunity_profile_ai_assessment as r')
    .innerJoin('ai_job as j', 'j.subject', 'r.opportunity_profile_ai_assessment')
    .select(['j.ai_job', 'j.inference_status', 'r.company', 'j.asked_for'])
    .where('r.account', '=', account)
    .orderBy('j.number')
    .execute();

describe('profiles are assessed for an assignment', () => {
  it('in the order asked, and the assignment gets its need by itself', async () => {
    const some = [await desk.own(), await desk.own(), await desk.own()].toReversed();
    const { status, body } = await desk.ask(desk.buyer, some);
    expect(status).toBe(202);
    expect(body.declined_profile_ids).toEqual([]);
    expect(body.profile_ai_assessments.map(({ account }) => account)).toEqual(some);
    const opportunity = await desk.need();
    for (const one of body.profile_ai_assessments) {
      expect(one).toMatchObject({ opportunity, inference_status: 'pending' });
    }
    await api.runJobs();
    const [first = ''] = some;
    const { body: answer } = await desk.get(desk.buyer, first);
    expect(answer).toMatchObject({
      ...{
        inference_status: 'success',
        answered_by: 'fake-model',
        is_outdated: false,
        error: null,
      },
      ...{ type: 'assignment_profile_ai_assessment', feedback: null, can: { ask: true } },
      grounds: { criteria_version: null, asked_by_name: 'Kari Vik', prompt: '' },
    });
    const { output } = answer;
    if (output?.version !== 2) throw new Error('an answer of another version');
    expect(output.score).toBeGreaterThan(0);
    expect(output.criteriaResults?.flatMap((one) => one.evidence).length).toBeGreaterThan(0);
  });

  it('all or none: somebody unknown, and somebody who may not be read', async () => {
    const own = await desk.own();
    const hidden = await aConsultant(api.db, { visible: false });
    const missing = await desk.ask(desk.buyer, [own, nobody]);
    expect([missing.status, missing.error.errorCode]).toEqual([404, 'could_not_find_profile']);
    const refused = await desk.ask(desk.buyer, [own, hidden]);
    expect([refused.status, refused.error.errorCode]).toEqual([401, 'user_is_not_authorized']);
    expect(await rowsAbout(own)).toEqual([]);
  });

  it('a company admin asks about own consultants alone', async () => {
    const own = await desk.own();
    const other = await aConsultant(api.db);
    expect((await desk.ask(desk.companyAdmin, [own, other])).status).toBe(401);
    expect((await desk.ask(desk.companyAdmin, [own])).status).toBe(202);
    expect(await rowsAbout(own)).toMatchObject([{ company: desk.company }]);
  });

  it('those who say no to it are left out and listed, and alone refused', async () => {
    const [willing, declined] = [await desk.own(), await desk.own()];
    await api.db
      .insertInto('declined_ai_assessment')
      .values({ account: declined, declined_at: api.clock.now() })
      .execute();
    const { body } = await desk.ask(desk.buyer, [declined, willing]);
    expect(body.profile_ai_assessments.map(({ account }) => account)).toEqual([willing]);
    expect(body.declined_profile_ids).toEqual([declined]);
    const alone = await desk.ask(desk.buyer, [declined]);
    expect([alone.status, alone.error.errorCode]).toEqual([
      409,
      'consultant_declined_ai_assessment',
    ]);
  });

  it('twenty same questions at once are one job and one answer', async () => {
    const own = await desk.own();
    const all = await Promise.all(Array.from({ length: 20 }, () => desk.ask(desk.buyer, [own])));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([202]));
    expect(
      new Set(
        all.map(({ body }) => body.profile_ai_assessments[0]?.opportunity_profile_ai_assessment),
      ).size,
    ).toBe(1);
    await api.runJobs();
    expect(await rowsAbout(own)).toMatchObject([{ inference_status: 'success' }]);
    const again = await desk.ask(desk.buyer, [own]);
    expect(again.body.profile_ai_assessments[0]?.inference_status).toBe('success');
    expect(await rowsAbout(own)).toHaveLength(1);
  });

  it('anew on demand, and ten demands at once are one more job', async () => {
    const own = await desk.own();
    await desk.ask(desk.buyer, [own]);
    await api.runJobs();
    const { body: first } = await desk.get(desk.buyer, own);
    api.clock.advance({ minutes: 2 });
    const body = { force_recreate: true };
    await Promise.all(Array.from({ length: 10 }, () => desk.ask(desk.buyer, [own], body)));
    expect(await rowsAbout(own)).toHaveLength(2);
    // Engine, time and data are those of the answer that is still shown.
    const pending = { inference_status: 'pending', status: 'pending' };
    expect((await desk.get(desk.buyer, own)).body).toEqual({ ...first, ...pending });
    await api.runJobs();
    expect(await rowsAbout(own)).toHaveLength(2);
    const { created_at } = (await desk.get(desk.buyer, own)).body;
    expect(created_at).not.toBe(first.created_at);
  });

  it('the need of an assignment is made once, when many ask first', async () => {
    const fresh = await anAssessmentDesk(api);
    const people = await Promise.all(Array.from({ length: 8 }, () => fresh.own()));
    const all = await Promise.all(
      people.map((one, at) => fresh.ask(at % 2 ? fresh.buyer : fresh.companyAdmin, [one])),
    );
    expect(all.map(({ status }) => status)).toEqual(people.map(() => 202));
    expect(new Set(all.map(({ body }) => body.profile_ai_assessments[0]?.opportunity)).size).toBe(
      1,
    );
  });
});

describe('an assessment', () => {
  it('is outdated once the profile, the texts or the criteria are others', async () => {
    const own = await desk.own();
    await desk.ask(desk.buyer, [own]);
    await api.runJobs();
    const isOutdated = async () => (await desk.get(desk.buyer, own)).body.is_outdated;
    expect(await isOutdated()).toBe(false);
    await api.db
      .updateTable('profile')
      .set((eb) => ({ description_revision: eb('description_revision', '+', 1) }))
      .where('profile', '=', own)
      .execute();
    expect(await isOutdated()).toBe(true);
    await desk.ask(desk.buyer, [own]);
    await api.runJobs();
    expect(await isOutdated()).toBe(false);
  });

  it('is not there before somebody asks, and is cancelled while it is waited for', async () => {
    const own = await desk.own();
    const before = await desk.get(desk.buyer, own);
    expect([before.status, before.error.errorCode]).toEqual([
      404,
      'could_not_find_assignment_profile_ai_assessment',
    ]);
    await desk.ask(desk.buyer, [own]);
    await desk.ask(desk.companyAdmin, [own]);
    expect((await desk.cancel(desk.buyer)).status).toBe(204);
    const cancelled = (await desk.get(desk.buyer, own)).body;
    expect(cancelled.inference_status).toBe('failed');
    expect(cancelled.error).toBe('Vurderingen ble stoppet før den var ferdig.');
    expect((await desk.get(desk.companyAdmin, own)).body.inference_status).toBe('pending');
  });

  it('has who was shown it, in a list too, once however often they look', async () => {
    const own = await desk.own();
    await desk.ask(desk.buyer, [own]);
    await api.runJobs();
    const [asked] = await rowsAbout(own);
    for (let times = 0; times < 3; times += 1) await desk.list(desk.buyer);
    const looks = await api.events('looked_at_ai_answers');
    const ownLooks = looks.filter(
      ({ acting_account, metadata }) =>
        acting_account === desk.editor && JSON.stringify(metadata).includes(asked?.ai_job ?? ''),
    );
    expect(ownLooks).toHaveLength(1);
  });

  it('is rated once a person, and again replaces', async () => {
    const own = await desk.own();
    const { body } = await desk.ask(desk.buyer, [own]);
    const id = body.profile_ai_assessments[0]?.opportunity_profile_ai_assessment ?? '';
    expect((await desk.rate(desk.buyer, id, { rating: 1, comment: 'God' })).body).toEqual({
      ...{ rating: 1, comment: 'God' },
    });
    expect((await desk.rate(desk.buyer, id, { rating: -0.5 })).body.comment).toBeNull();
    expect((await desk.get(desk.buyer, own)).body.feedback).toEqual({
      rating: -0.5,
      comment: null,
    });
    expect((await desk.rate(desk.companyAdmin, id, { rating: 1 })).status).toBe(404);
  });
});
