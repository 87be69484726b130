import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOpportunity } from '../../opportunities/opportunities.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import {
  anInterestedConsultant,
  anInterviewDesk,
  inHours,
  type InterviewDesk,
} from '../../testing/interviews/an-interview-desk.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

const one = '/api/main/interviews/{interview}' as const;

describe('times for an interview', () => {
  let api: TestApi;
  let desk: InterviewDesk;
  let ida: Awaited<ReturnType<typeof anInterestedConsultant>>;
  beforeAll(async () => {
    api = await startTestApi();
    desk = await anInterviewDesk(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    ida = await anInterestedConsultant(api, desk);
  });

  const hours = (at: number, minutes = 45) => ({ starts_at: inHours(api, at), minutes });
  const offer = (as: TestClient, more: object = {}) =>
    as.call('POST /api/main/interviews', {
      body: {
        ...{ assignment: ida.assignment, profile: ida.account, title: 'Arkitekt' },
        times: [hours(48), hours(72), hours(96)],
        ...more,
      },
    });
  const offered = async (more: object = {}) => {
    const { body, status } = await offer(desk.buyer.as, more);
    expect(status).toBe(201);
    return { ...body, params: { interview: body.interview } };
  };

  it('are offered, taken, moved, asked anew and cancelled, each for the other to see', async () => {
    const { params, times } = await offered({ people: [desk.colleague.account], place: 'Bergen' });
    expect(times.map(({ minutes }) => minutes)).toEqual([45, 45, 45]);
    const seen = await ida.as.call(`GET ${one}`, { params });
    expect(seen.body).toMatchObject({
      state: 'offered',
      company_name: 'Fjordvarme',
      people: [{ name: 'Silje Rødland' }, { name: 'Jonas Moe' }],
      thread: ida.thread,
      can: { take: true, wantOthers: true, decline: true, cancel: false, move: false },
    });
    const interview_time = times[1]?.interview_time ?? '';
    const taken = await ida.as.call(`POST ${one}/take`, { params, body: { interview_time } });
    expect(taken.body).toMatchObject({
      ...{ state: 'booked', times: [], version: 2 },
      booked: { starts_at: times[1]?.starts_at, minutes: 45 },
    });
    const moved = await desk.buyer.as.call(`POST ${one}/move`, {
      params,
      body: { ...hours(120, 60), version: 2, place: 'Oslo' },
    });
    expect(moved.body).toMatchObject({ state: 'booked', place: 'Oslo', booked: { minutes: 60 } });
    const wish = 'Jeg er i fjellet da. Kan vi ta neste uke?';
    const wanted = await ida.as.call(`POST ${one}/want-others`, { params, body: { wish } });
    expect(wanted.body).toMatchObject({ state: 'others_wanted', wish });
    const again = await desk.buyer.as.call(`POST ${one}/times`, {
      params,
      body: { times: [hours(200)], version: 4 },
    });
    expect(again.body).toMatchObject({ state: 'offered', booked: null, wish: '', place: 'Oslo' });
    const cancelled = await desk.buyer.as.call(`POST ${one}/cancel`, {
      params,
      body: { reason: 'Vi har valgt en annen.', version: 5 },
    });
    expect(cancelled.body).toMatchObject({ state: 'cancelled', version: 6 });
    const kinds = (await api.events()).map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining([
        ...['booked_interview', 'moved_interview', 'wanted_other_interview_times'],
        ...['offered_other_interview_times', 'cancelled_interview'],
      ]),
    );
    expect(kinds.filter((kind) => kind === 'created_calendar_invite_draft')).toHaveLength(2);
    const thread = await ida.as.call('GET /api/main/thread/{thread_id}', {
      params: { thread_id: ida.thread },
    });
    const said = thread.body.messages.map(({ content }) => content);
    expect(said).toHaveLength(6);
    expect(said[0]).toContain('Vi inviterer **Ida Solbakken** til intervju');
    expect(said[3]).toContain(wish);
    expect(said[5]).toContain('Vi har valgt en annen.');
  });

  it('are taken by the company for its consultant, but not by an admin or the client', async () => {
    const { params, times } = await offered();
    const body = { interview_time: times[0]?.interview_time ?? '' };
    for (const as of [desk.admin, desk.buyer.as, desk.colleague.as]) {
      expect((await as.call(`POST ${one}/take`, { params, body })).status).toBe(401);
    }
    const taken = await desk.companyAdmin.as.call(`POST ${one}/take`, { params, body });
    expect(taken.body).toMatchObject({ state: 'booked' });
  });

  it.each([
    ['none', () => ({ times: [] })],
    ['six', () => ({ times: [1, 2, 3, 4, 5, 6].map((at) => hours(at * 24)) })],
    ['one that is over', () => ({ times: [hours(-1)] })],
    ['one in two years', () => ({ times: [hours(24 * 730)] })],
    ['two that overlap', () => ({ times: [hours(48), hours(48.5)] })],
    ['one of ten minutes', () => ({ times: [hours(48, 10)] })],
    ['one of five hours', () => ({ times: [hours(48, 300)] })],
    ['one of half a minute', () => ({ times: [hours(48, 45.5)] })],
    ['a link that is a script', () => ({ link: 'javascript:alert(1)' })],
    ['a link without a host', () => ({ link: 'https://' })],
    ['a blank title', () => ({ title: '   ' })],
    ['a need beside the assignment', () => ({ opportunity: crypto.randomUUID() })],
  ])('are refused with %s', async (_, more) => {
    const { status, error } = await offer(desk.buyer.as, more());
    expect([status, error.errorCode]).toEqual([400, 'request_validation_error']);
  });

  it('that follow each other without a pause do not overlap', async () => {
    const start = Date.parse(inHours(api, 48));
    const after = new Date(start + 45 * 60_000).toISOString();
    const times = [{ starts_at: after, minutes: 30 }, { ...hours(48) }];
    times[1] = { starts_at: new Date(start).toISOString(), minutes: 45 };
    expect((await offer(desk.buyer.as, { times })).status).toBe(201);
  });

  it('are offered to nobody twice, and not without the right or a profile', async () => {
    await offered();
    expect((await offer(desk.buyer.as)).error.errorCode).toBe('interview_is_offered');
    expect((await offer(desk.colleague.as)).status).toBe(401);
    expect((await offer(ida.as)).status).toBe(401);
    const hidden = await aConsultant(api.db, { visible: false });
    const codes = [];
    for (const profile of [hidden, desk.buyer.account, crypto.randomUUID()]) {
      codes.push((await offer(desk.buyer.as, { profile })).error.errorCode);
    }
    const missing = 'could_not_find_profile';
    expect(codes).toEqual(['consultant_profile_not_visible', missing, missing]);
  });

  it('name only colleagues of the own company', async () => {
    for (const stranger of [desk.companyAdmin.account, ida.account, crypto.randomUUID()]) {
      const { status, error } = await offer(desk.buyer.as, { people: [stranger] });
      expect([status, error.errorCode]).toEqual([400, 'interview_person_not_allowed']);
    }
  });

  it('that are over, or were replaced, can no longer be taken', async () => {
    const { params, times } = await offered({ times: [hours(1), hours(48)] });
    const take = (at: number) =>
      ida.as.call(`POST ${one}/take`, {
        params,
        body: { interview_time: times[at]?.interview_time ?? '' },
      });
    api.clock.advance({ hours: 2 });
    const { body } = await ida.as.call(`GET ${one}`, { params });
    expect(body.times.map(({ can }) => can.take)).toEqual([false, true]);
    expect((await take(0)).error.errorCode).toBe('interview_time_is_past');
    await desk.buyer.as.call(`POST ${one}/times`, {
      params,
      body: { times: [hours(100)], version: 1 },
    });
    expect((await take(1)).error.errorCode).toBe('interview_time_is_gone');
  });

  it('are not changed by somebody who has seen an older version', async () => {
    const { params, times } = await offered();
    const body = { interview_time: times[0]?.interview_time ?? '' };
    await ida.as.call(`POST ${one}/take`, { params, body });
    const move = (version: number) =>
      desk.buyer.as.call(`POST ${one}/move`, { params, body: { ...hours(130), version } });
    expect((await move(1)).error.errorCode).toBe('interview_was_changed');
    expect((await move(2)).status).toBe(200);
  });

  it('stay as they are once the interview is over', async () => {
    const { params, times } = await offered();
    const body = { interview_time: times[0]?.interview_time ?? '' };
    await ida.as.call(`POST ${one}/take`, { params, body });
    api.clock.advance({ hours: 49 });
    const { body: seen } = await desk.buyer.as.call(`GET ${one}`, { params });
    expect(seen).toMatchObject({ is_over: true, can: { move: false, cancel: false } });
    const cancel = await desk.buyer.as.call(`POST ${one}/cancel`, {
      params,
      body: { version: 2 },
    });
    expect(cancel.error.errorCode).toBe('interview_state_does_not_allow');
  });

  it('about a need say only what the invitation says', async () => {
    const { client } = desk;
    const need = { organization: client, opportunity_name: 'Hemmelig satsing' };
    const opportunity = await anOpportunity(api.db, need);
    const profile = await aConsultant(api.db, { visible: true });
    const about = { assignment: undefined, opportunity, profile, title: 'En prat om arkitektur' };
    const draft = await desk.buyer.as.call('GET /api/main/interview-draft', {
      query: { opportunity },
    });
    expect(draft.body).toMatchObject({ title: '', zone: 'Europe/Oslo' });
    const { body } = await offer(desk.colleague.as, about);
    expect(body).toMatchObject({ opportunity, assignment: null });
    const params = { interview: body.interview };
    const seen = await (await api.signedIn(profile)).call(`GET ${one}`, { params });
    expect(seen.body).toMatchObject({ opportunity: null, title: 'En prat om arkitektur' });
    expect(JSON.stringify(seen.body)).not.toContain('Hemmelig');
  });
});
