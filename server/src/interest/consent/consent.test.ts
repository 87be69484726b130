import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { openPage } from '../../testing/an-open-page.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

describe('consent before presenting', () => {
  let api: TestApi;
  let client: string;
  let company: string;
  let asCompany: TestClient;
  let assignment: string;

  beforeAll(async () => {
    api = await startTestApi();
    client = await anOrganization(api.db, { name: 'Fjordvarme' });
    company = await anOrganization(api.db, { name: 'Granskog IT', kind: 'consultant_company' });
    const account = { organization: company, is_admin_in_company: true, name: 'Berit Haug' };
    asCompany = await api.signedIn(await aConsultant(api.db, { account }));
    await asCompany.call('PATCH /api/main/consultant-companies/{id}', {
      params: { id: company },
      body: { requires_presentation_consent: true },
    });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    const editor = await anAccount(api.db, { role: 'consultant_buyer', organization: client });
    assignment = await anAssignment(api.db, { organization: client, editors: [editor] });
    api.mail.sent.length = 0;
  });

  let count = 0;
  async function aColleague() {
    const email = `kollega.${(count += 1)}@granskog.example`;
    const account = await aConsultant(api.db, {
      visible: true,
      account: { email, name: `Kollega ${count}`, organization: company },
    });
    return { account, email, client: await api.signedIn(account) };
  }
  const ask = (consultants: string[], deadline: 2 | 3 | 7 | string = 3) =>
    asCompany.call('POST /api/main/assignment/{assignment_id}/presentation-consents', {
      params: { assignment_id: assignment },
      body: { consultants, deadline, message: 'Dette passer deg godt.' },
    });
  const send = (as: TestClient, ...consultants: string[]) =>
    as.call('POST /api/main/client/assignment-interest-message', {
      body: {
        assignment_id: assignment,
        consultants: consultants.map((consultant_id) => ({ consultant_id })),
      },
    });
  const questionTo = async (account: string) => {
    const row = await api.db
      .selectFrom('presentation_consent')
      .selectAll()
      .where('assignment', '=', assignment)
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    return row;
  };
  const answer = async (of: { account: string; client: TestClient }, said: 'yes' | 'no') =>
    of.client.call('PUT /api/main/presentation-consents/{presentation_consent}', {
      params: { presentation_consent: (await questionTo(of.account)).presentation_consent },
      body: { answer: said },
    });

  it('is live on the pages of both: the question, and the answer', async () => {
    const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { account, client: colleague } = await aColleague();
    const pages = [await openPage(origin, asCompany), await openPage(origin, colleague)];
    const isOnBoth = (times: number) =>
      vi.waitFor(() => {
        const live = pages.map(({ heard }) => heard.filter(({ event }) => event === 'assignment'));
        const message = { event: 'assignment', data: { assignment } };
        expect(live).toMatchObject(pages.map(() => Array.from({ length: times }, () => message)));
      });
    expect((await ask([account])).status).toBe(204);
    await isOnBoth(1);
    const params = { presentation_consent: (await questionTo(account)).presentation_consent };
    const answer = 'PUT /api/main/presentation-consents/{presentation_consent}';
    expect((await colleague.call(answer, { params, body: { answer: 'yes' } })).status).toBe(200);
    await isOnBoth(2);
    for (const page of pages) page.close();
  });

  it('is needed for each of those who are put forward, all or nothing', async () => {
    const [yes, no] = [await aColleague(), await aColleague()];
    const before = await send(asCompany, yes.account, no.account);
    expect([before.status, before.body]).toMatchObject([
      409,
      { errorCode: 'consultant_has_not_consented', issues: [{}, {}] },
    ]);
    const offered = async () => {
      const params = { assignment_id: assignment, consultant_company_id: company };
      const list = await asCompany.call(
        'GET /api/main/assignment/{assignment_id}/consultant-company/{consultant_company_id}/consultants',
        { params },
      );
      const rows = list.body.consultants.filter(({ can }) => can.putForward);
      return rows.map(({ account }) => account);
    };
    expect(await offered()).not.toContain(yes.account);
    expect((await ask([yes.account, no.account])).status).toBe(204);
    expect((await ask([yes.account])).body).toMatchObject({
      errorCode: 'presentation_consent_state_does_not_allow',
    });
    expect((await answer(yes, 'yes')).body).toMatchObject({ state: 'given' });
    expect(await offered()).toContain(yes.account);
    expect(await offered()).not.toContain(no.account);
    const half = await send(asCompany, yes.account, no.account);
    expect(half.body).toMatchObject({
      errorCode: 'consultant_has_not_consented',
      issues: [{ path: 'consultants.1.consultant_id' }],
    });
    expect((await send(asCompany, yes.account)).status).toBe(200);
  });

  it('is asked for by mail, with a link to answer, and the answer is mailed back', async () => {
    const one = await aColleague();
    await ask([one.account]);
    await api.runJobs();
    const { presentation_consent: id } = await questionTo(one.account);
    const [mail] = api.mail.sent.filter(({ to }) => to === one.email);
    expect(mail?.text).toContain(`/consents/${id}`);
    expect(mail?.text).toContain('Dette passer deg godt.');
    await answer(one, 'no');
    await api.runJobs();
    expect(api.mail.sent.at(-1)?.subject).toContain('sier nei til å bli presentert');
    expect(api.mail.sent.at(-1)?.text).toContain('Dere kan ikke melde på Kollega');
  });

  it('is not needed of whoever sends interest themself', async () => {
    const one = await aColleague();
    expect((await send(one.client, one.account)).status).toBe(200);
  });

  it.each([2, 3, 7] as const)(
    'has a deadline of %i days, after which it is overdue',
    async (days) => {
      const one = await aColleague();
      await ask([one.account], days);
      const { deadline, asked_at } = await questionTo(one.account);
      expect(deadline.getTime() - asked_at.getTime()).toBe(days * 86_400_000);
    },
  );

  it.each([
    ['2050-01-15', '2050-01-15T22:59:59.999Z', '15. januar 2050'],
    ['2050-06-15', '2050-06-15T21:59:59.999Z', '15. juni 2050'],
  ])('may have %s as its last day, which mail and page name', async (day, end, named) => {
    const one = await aColleague();
    await ask([one.account], day);
    expect((await questionTo(one.account)).deadline.toISOString()).toBe(end);
    await api.runJobs();
    const texts = api.mail.sent.map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining(`Svar gjerne innen ${named}.`));
  });

  it('becomes overdue by itself, and can be asked for again', async () => {
    const one = await aColleague();
    await ask([one.account], 2);
    api.clock.advance({ days: 2, minutes: 20 });
    await api.runScheduled('sweep-presentation-consents');
    expect((await questionTo(one.account)).state).toBe('overdue');
    await ask([one.account], 7);
    expect((await questionTo(one.account)).state).toBe('asked');
  });

  it('refuses a deadline that is over, and somebody of another company', async () => {
    const stranger = await aConsultant(api.db, { visible: true });
    const one = await aColleague();
    expect((await ask([one.account], '2020-01-01')).body).toMatchObject({
      errorCode: 'request_validation_error',
    });
    expect((await ask([stranger])).status).toBe(401);
    expect((await ask([one.account, stranger])).status).toBe(401);
    await expect(questionTo(one.account)).rejects.toThrow('no result');
  });

  it('is answered by the consultant alone, and no longer once interest was sent', async () => {
    const [one, other] = [await aColleague(), await aColleague()];
    await ask([one.account]);
    const { presentation_consent } = await questionTo(one.account);
    const params = { presentation_consent };
    const path = '/api/main/presentation-consents/{presentation_consent}' as const;
    for (const as of [other.client, asCompany]) {
      const refused = await as.call(`PUT ${path}`, { params, body: { answer: 'yes' } });
      expect(refused.status).toBe(401);
    }
    expect((await asCompany.call(`GET ${path}`, { params })).body).toMatchObject({
      state: 'asked',
      can: { give: false, refuse: false },
    });
    await answer(one, 'yes');
    await send(asCompany, one.account);
    expect((await answer(one, 'no')).body).toMatchObject({
      errorCode: 'interest_message_already_sent',
    });
  });

  it('and interest at once: either the no counts or the interest was sent', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, aColleague));
    await ask(people.map(({ account }) => account));
    for (const one of people) await answer(one, 'yes');
    const outcomes = await Promise.all(
      people.map(async (one) => {
        const [sent, said] = await Promise.all([send(asCompany, one.account), answer(one, 'no')]);
        return [sent.status, said.status].join();
      }),
    );
    for (const outcome of outcomes) expect(['200,409', '409,200']).toContain(outcome);
  });
});
