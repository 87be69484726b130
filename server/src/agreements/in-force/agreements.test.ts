import { marketDay } from '@torg/protocol/market-day';
import { plusDays } from '@torg/protocol/agreements/scope';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { contracts } from '../../contracts/contracts.commands.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { asSystem, moveOne } from '../../platform/move.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import {
  aContractOfHire,
  completeTerms,
  peopleOfHire,
  type HirePeople,
} from '../agreements.fixtures.ts';
import { beginAgreement } from './begin-agreement.ts';

const one = '/api/main/agreements/{agreement_id}' as const;
const today = marketDay(new Date());
const day = (days: number) => plusDays(today, days);

/** What the last signature does. */
const completeContract = defineJob({
  name: 'complete-contract',
  input: z.object({ contract: z.uuid() }),
  async run({ transaction, now }, { contract }) {
    await transaction((db, then) =>
      moveOne(asSystem({ db, now: now(), ...then }), contracts, contract, { move: 'complete' }),
    );
  },
});

describe('an agreement', () => {
  let api: TestApi;
  let people: HirePeople;
  let as: Record<'buyer' | 'company' | 'consultant' | 'admin' | 'rival', TestClient>;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    people = await peopleOfHire(api.db);
    as = {
      buyer: await api.signedIn(people.buyer),
      company: await api.signedIn(people.companyAdmin),
      consultant: await api.signedIn(people.consultant),
      admin: await api.signedIn(people.salesAdmin),
      rival: await api.signedIn(await aConsultant(api.db)),
    };
    await api.runJobs();
    api.mail.sent.length = 0;
  });

  const termsFor = (startDate: string, endDate: string) => {
    const { assignment, ...form } = completeTerms();
    const paymentTerms = { ...assignment.paymentTerms, adjustments: [] };
    const scope = { ...assignment.scope, startDate, endDate };
    return { ...form, assignment: { ...assignment, scope, paymentTerms } };
  };
  const sign = async (fields: Parameters<typeof aContractOfHire>[2] = {}) => {
    const { contract, draft } = await aContractOfHire(api.db, people, fields);
    await api.torg.parts.jobs.run(completeContract, { input: { contract }, traceId: '' });
    await api.runJobs();
    const row = await api.db
      .selectFrom('agreement')
      .select('agreement')
      .where('contract', '=', contract)
      .executeTakeFirst();
    return { contract, draft, agreement: row?.agreement ?? '' };
  };
  const params = (agreement_id: string) => ({ params: { agreement_id } });
  const read = (who: TestClient, id: string) => who.call(`GET ${one}`, params(id));
  const end = (who: TestClient, id: string, on: string, reason = 'Prosjektet er stanset.') =>
    who.call(`POST ${one}/end`, { ...params(id), body: { on, reason } });
  const extend = (who: TestClient, id: string) => who.call(`POST ${one}/extension`, params(id));
  const wish = (who: TestClient, id: string, what: 'extend' | 'let_end') =>
    who.call(`PUT ${one}/wish`, { ...params(id), body: { wish: what } });
  const availabilityOf = async (profile: string) => {
    const row = await api.db
      .selectFrom('profile_availability')
      .select('availability')
      .where('profile', '=', profile)
      .executeTakeFirst();
    return row?.availability;
  };

  it('begins with its rates when both have signed, once', async () => {
    const { agreement, contract } = await sign();
    const { body, status } = await read(as.buyer, agreement);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      contract_id: contract,
      phase: 'upcoming',
      start_date: '2027-01-04',
      end_date: '2027-12-31',
      employment_percentage: 80,
      consultant_role: 'Backendutvikler',
      can: { end_early: true, extend: true, wish: true },
    });
    expect(body.rates).toEqual([
      { start_date: '2027-01-04', end_date: '2027-06-30', hourly_rate: 1350.5, currency: 'NOK' },
      { start_date: '2027-07-01', end_date: '2027-12-31', hourly_rate: 1400, currency: 'NOK' },
    ]);
    const job = { input: { contract }, traceId: '' };
    await Promise.all([1, 2, 3].map(() => api.torg.parts.jobs.run(beginAgreement, job)));
    const rows = await api.db
      .selectFrom('agreement')
      .select('agreement')
      .where('contract', '=', contract)
      .execute();
    expect(rows).toEqual([{ agreement }]);
    expect(await availabilityOf(people.consultant)).toBe('2028-01-01');
  });

  it('is read by both sides, by admins, and without its price by the consultant', async () => {
    const { agreement } = await sign();
    const statuses = await Promise.all(
      Object.values(as).map(async (who) => (await read(who, agreement)).status),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 401]);
    const { body } = await read(as.consultant, agreement);
    expect([body.hides_price, body.rates]).toEqual([true, []]);
    expect(JSON.stringify(body)).not.toMatch(/1350|1400/);
    expect(Object.entries(body.can).filter(([, may]) => may)).toEqual([]);
  });

  it('offers whoever may close its assignment to close it', async () => {
    const { client, buyer } = people;
    const assignment = await anAssignment(api.db, { organization: client, editors: [buyer] });
    const { agreement } = await sign({ assignment });
    expect((await read(as.buyer, agreement)).body.assignment?.can_close).toBe(true);
    expect((await read(as.company, agreement)).body.assignment?.can_close).toBe(false);
  });

  it('does not begin while its contract waits, or after it came to nothing', async () => {
    const { contract, draft } = await aContractOfHire(api.db, people, { status: 'declined' });
    await api.torg.parts.jobs.run(beginAgreement, { input: { contract }, traceId: '' });
    const rows = await api.db
      .selectFrom('agreement')
      .select('agreement')
      .where('contract', '=', contract)
      .execute();
    expect(rows).toEqual([]);
    const answer = await as.buyer.call('GET /api/main/agreements/drafts/{agreement_draft_id}', {
      params: { agreement_draft_id: draft },
    });
    expect(answer.body).toMatchObject({ contract_status: 'declined', can: { begin_again: true } });
    const again = await as.buyer.call('POST /api/main/agreements/hire', {
      body: { profile_id: people.consultant },
    });
    const next = await as.buyer.call('GET /api/main/agreements/drafts/{agreement_draft_id}', {
      params: again.body,
    });
    expect(next.body).toMatchObject({ status: 'editing', rounds: [] });
    expect(next.body.agreement_form_data).toEqual(answer.body.agreement_form_data);
  });

  it('can be begun again as soon as the time to sign is over, also before its job has run', async () => {
    const { contract, draft } = await aContractOfHire(api.db, people);
    const mayBegin = async () => {
      const answer = await as.buyer.call('GET /api/main/agreements/drafts/{agreement_draft_id}', {
        params: { agreement_draft_id: draft },
      });
      return [answer.body.contract_status, answer.body.can.begin_again];
    };
    expect(await mayBegin()).toEqual(['in_progress', false]);
    await api.db
      .updateTable('contract')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('contract', '=', contract)
      .execute();
    expect(await mayBegin()).toEqual(['expired', true]);
  });

  it('begins late where its job was lost', async () => {
    const { contract } = await aContractOfHire(api.db, people, { status: 'completed' });
    api.clock.advance({ hours: 1 });
    await api.runScheduled('sweep-signed-contracts');
    api.clock.set(new Date());
    const rows = await api.db
      .selectFrom('agreement')
      .select('contract')
      .where('contract', '=', contract)
      .execute();
    expect(rows).toEqual([{ contract }]);
  });

  it('is ended early with a reason, kept and mailed to all, and frees the consultant', async () => {
    const { agreement } = await sign({ form: termsFor(day(-10), day(100)) });
    expect(await availabilityOf(people.consultant)).toBe(day(101));
    const refused = [
      await end(as.consultant, agreement, day(5)),
      await end(as.buyer, agreement, day(-1)),
      await end(as.buyer, agreement, day(100)),
      await end(as.buyer, agreement, day(5), ' '),
    ];
    expect(refused.map(({ error }) => error.errorCode)).toEqual([
      'user_is_not_authorized',
      'agreement_end_not_possible',
      'agreement_end_not_possible',
      'request_validation_error',
    ]);
    const { body, status } = await end(as.company, agreement, day(30));
    expect(status).toBe(200);
    expect(body.ended_early).toEqual({
      on: day(30),
      reason: 'Prosjektet er stanset.',
      by: 'Berit Haug',
    });
    expect(body).toMatchObject({ phase: 'current', can: { end_early: false, extend: false } });
    expect(await availabilityOf(people.consultant)).toBe(day(31));
    await api.runJobs();
    const said = /Berit Haug har avsluttet avtalen før tiden\.[^]+> Prosjektet er stanset\./;
    expect(api.mail.sent.map(({ text }) => said.test(text))).toEqual([true, true, true]);
    expect((await end(as.buyer, agreement, day(20))).error.errorCode).toBe(
      'agreement_end_not_possible',
    );
    expect((await extend(as.buyer, agreement)).error.errorCode).toBe('agreement_end_not_possible');
  });

  it('leaves an availability alone that somebody has set since', async () => {
    const { agreement } = await sign({ form: termsFor(day(-10), day(100)) });
    await api.db
      .updateTable('profile_availability')
      .set({ availability: day(200) })
      .where('profile', '=', people.consultant)
      .execute();
    await end(as.buyer, agreement, day(30));
    expect(await availabilityOf(people.consultant)).toBe(day(200));
  });

  it('is extended by a draft from the day after its end, of which one is open at a time', async () => {
    const { agreement } = await sign();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => extend(as.buyer, agreement)),
    );
    const ids = new Set(answers.map(({ body }) => body.agreement_draft_id));
    expect([answers.every(({ status }) => status === 200), ids.size]).toEqual([true, 1]);
    const [draft = ''] = ids;
    const { body } = await as.buyer.call('GET /api/main/agreements/drafts/{agreement_draft_id}', {
      params: { agreement_draft_id: draft },
    });
    expect(body.extends_agreement).toBe(agreement);
    expect(body.agreement_form_data.assignment.scope).toMatchObject({
      startDate: '2028-01-01',
      endDate: null,
    });
    expect(body.agreement_form_data.assignment.paymentTerms).toMatchObject({
      hourlyRate: 1400,
      adjustments: [],
    });
    expect((await read(as.buyer, agreement)).body.extension_draft).toBe(draft);
    expect((await read(as.company, agreement)).body.extension_draft).toBeNull();
    expect((await extend(as.company, agreement)).error.errorCode).toBe('user_is_not_authorized');
    const next = await sign({
      extends_agreement: agreement,
      form: termsFor('2028-01-01', '2028-06-30'),
    });
    const extended = (await read(as.company, agreement)).body;
    expect(extended).toMatchObject({ extended_by: next.agreement, can: { wish: false } });
    expect((await read(as.company, next.agreement)).body.extends_agreement).toBe(agreement);
    expect(await availabilityOf(people.consultant)).toBe('2028-07-01');
  });

  it('is asked about 60 and 30 days before its end, each once, on both sides', async () => {
    const { agreement } = await sign({ form: termsFor(day(-10), day(59)) });
    const countMails = async () => {
      await api.runScheduled('ask-about-extensions');
      const subjects = api.mail.sent.map(({ subject }) => subject);
      api.mail.sent.length = 0;
      return subjects.filter((subject) => subject.includes('går ut')).length;
    };
    expect([await countMails(), await countMails()]).toEqual([2, 0]);
    const waits = async (who: TestClient) => {
      const query = { tab: 'current', limit: 90 } as const;
      const { body } = await who.call('GET /api/main/agreements', { query });
      return body.agreements.find(({ id }) => id === agreement)?.waits_for_reader;
    };
    expect([await waits(as.company), await waits(as.consultant)]).toEqual([true, false]);
    expect((await wish(as.company, agreement, 'extend')).body.wishes).toMatchObject({
      own: 'extend',
      client: null,
      provider: 'extend',
    });
    expect([await waits(as.company), await waits(as.buyer)]).toEqual([false, true]);
    expect((await wish(as.buyer, agreement, 'let_end')).body.wishes.client).toBe('let_end');
    expect((await read(as.admin, agreement)).body.wishes.own).toBeNull();
    expect((await wish(as.consultant, agreement, 'let_end')).error.errorCode).toBe(
      'user_is_not_authorized',
    );
    api.clock.advance({ days: 30 });
    const later = [await countMails(), await countMails()];
    api.clock.set(new Date());
    expect(later).toEqual([2, 0]);
  });

  it('is not asked about when it is being extended', async () => {
    const { agreement } = await sign({ form: termsFor(day(-10), day(20)) });
    await extend(as.buyer, agreement);
    await api.runScheduled('ask-about-extensions');
    expect(api.mail.sent).toEqual([]);
  });

  it('tells somebody unknown that there is none', async () => {
    const stranger = await api.signedIn(await anAccount(api.db, { role: 'consultant_buyer' }));
    const { agreement } = await sign();
    expect((await read(stranger, agreement)).error.errorCode).toBe('user_is_not_authorized');
    expect((await read(stranger, people.buyer)).error.errorCode).toBe('could_not_find_agreement');
  });
});
