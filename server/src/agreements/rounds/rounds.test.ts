import type { AgreementFormData } from '@torg/protocol/agreements/agreement-shapes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import {
  anAgreementDraft,
  completeTerms,
  peopleOfHire,
  type HirePeople,
} from '../agreements.fixtures.ts';

const one = '/api/main/agreements/drafts/{agreement_draft_id}' as const;

describe('the terms of a hire, round by round', () => {
  let api: TestApi;
  let people: HirePeople;
  let as: Record<'buyer' | 'company' | 'consultant' | 'admin' | 'rival', TestClient>;
  let draft: string;
  const params = () => ({ params: { agreement_draft_id: draft } });

  beforeAll(async () => {
    api = await startTestApi();
    people = await peopleOfHire(api.db);
    const rival = await aConsultant(api.db, { account: { is_admin_in_company: true } });
    as = {
      buyer: await api.signedIn(people.buyer),
      company: await api.signedIn(people.companyAdmin),
      consultant: await api.signedIn(people.consultant),
      admin: await api.signedIn(people.salesAdmin),
      rival: await api.signedIn(rival),
    };
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db
      .updateTable('agreement_draft')
      .set({ status: 'withdrawn', updated_at: new Date() })
      .where('status', 'in', ['editing', 'sent', 'changes_proposed'])
      .execute();
    draft = await anAgreementDraft(api.db, people);
    await api.runJobs();
    api.mail.sent.length = 0;
  });

  const read = (who: TestClient) => who.call(`GET ${one}`, params());
  const save = (who: TestClient, form: AgreementFormData, revision: number) =>
    who.call(`PUT ${one}`, { ...params(), body: { agreement_form_data: form, revision } });
  const send = (who: TestClient, revision: number, message = 'Velkommen') =>
    who.call(`POST ${one}/send`, { ...params(), body: { revision, message } });
  const propose = (who: TestClient, form: AgreementFormData, revision: number) =>
    who.call(`POST ${one}/propose-changes`, {
      ...params(),
      body: { agreement_form_data: form, revision, message: 'Litt mer' },
    });
  const accept = (who: TestClient, revision: number) =>
    who.call(`POST ${one}/accept`, { ...params(), body: { revision } });
  const consent = (who: TestClient, round: number) =>
    who.call(`POST ${one}/consent`, { ...params(), body: { round } });
  const decline = (who: TestClient, reason: string) =>
    who.call(`POST ${one}/decline`, { ...params(), body: { reason } });
  const withdraw = (who: TestClient) => who.call(`POST ${one}/withdraw`, params());
  const dearer = (hourlyRate: number): AgreementFormData => {
    const { assignment, ...form } = completeTerms();
    const paymentTerms = { ...assignment.paymentTerms, hourlyRate, adjustments: [] };
    return { ...form, assignment: { ...assignment, paymentTerms } };
  };
  const subjects = () => api.mail.sent.map(({ subject }) => subject).toSorted();

  it('are the client’s own until they are sent, and then both sides’ and the consultant’s', async () => {
    const statuses = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(as).map(async ([name, who]) => [name, (await read(who)).status]),
        ),
      ) as unknown;
    expect(await statuses()).toEqual({
      ...{ buyer: 200, admin: 200, company: 401, consultant: 401, rival: 401 },
    });
    expect((await send(as.buyer, 0)).status).toBe(200);
    expect(await statuses()).toEqual({
      ...{ buyer: 200, admin: 200, company: 200, consultant: 200, rival: 401 },
    });
  });

  it('are sent with a message in a thread of the hire, an event, and mails to company and consultant', async () => {
    const { body } = await send(as.buyer, 0);
    expect(body).toMatchObject({ status: 'sent', revision: 1, side: 'client' });
    expect(body.rounds).toHaveLength(1);
    expect(body.rounds[0]).toMatchObject({ round: 1, side: 'client', message: 'Velkommen' });
    const thread = await as.company.call('GET /api/main/thread/{thread_id}', {
      params: { thread_id: body.thread_id ?? '' },
    });
    expect(thread.status).toBe(200);
    expect(thread.body.kind).toBe('hire_request');
    // The consultant takes no part in it, so no page leads there.
    expect((await read(as.consultant)).body.thread_id).toBeNull();
    expect(thread.body.messages[0]?.content).toMatch(
      /\[Se vilkårene\]\(http:\/\/torg\.example\/agreements\/drafts\/[\w-]+\)\n\nVelkommen$/,
    );
    const events = (await api.events('sent_request_to_hire_message')) as { metadata: object }[];
    expect(events.at(-1)?.metadata).toEqual({ profile: people.consultant, thread: body.thread_id });
    await api.runJobs();
    expect(subjects()).toEqual([
      'Nordfjell Kraft vil ansette Ida Solbakken',
      'Sier du ja til oppdraget hos Nordfjell Kraft?',
    ]);
    const toConsultant = api.mail.sent.find(({ subject }) => subject.startsWith('Sier'));
    expect(toConsultant?.text).not.toMatch(/1\s?350|Velkommen/);
    await api.runJobs();
    expect(api.mail.sent).toHaveLength(2);
  });

  it('hide the price from the consultant, also in the rounds', async () => {
    await send(as.buyer, 0, 'Timeprisen er 1350');
    const { body } = await read(as.consultant);
    expect(body.hides_price).toBe(true);
    expect(body.agreement_form_data.assignment.paymentTerms.hourlyRate).toBeNull();
    expect(JSON.stringify(body)).not.toMatch(/1350|1400/);
    expect(body.agreement_form_data.assignment.role).toBe('Backendutvikler');
    expect((await read(as.company)).body.hides_price).toBe(false);
  });

  it('name all that is missing before they are sent', async () => {
    const form = completeTerms();
    form.assignment.scope = {
      startDate: '2027-05-01',
      endDate: '2027-01-01',
      custom: '',
      percentage: null,
    };
    form.assignment.role = '';
    form.assignment.paymentTerms.adjustments = [
      { startDate: '2027-09-01', hourlyRate: 1 },
      { startDate: '2027-08-01', hourlyRate: 10_000 },
    ];
    form.client.contact.email = 'ikke en adresse';
    expect((await save(as.buyer, form, 0)).status).toBe(200);
    const { status, error } = await send(as.buyer, 1);
    expect([status, error.errorCode]).toEqual([400, 'agreement_draft_not_ready']);
    const codes = (error.issues as { code?: string }[]).map(({ code }) => code);
    expect(codes).toEqual([
      'end_before_start',
      'percentage_required',
      'role_required',
      'adjustment_outside_scope',
      'adjustments_out_of_order',
      'adjustment_outside_scope',
      'email_not_valid',
    ]);
    const shown = (await read(as.buyer)).body.issues.map((issue) => issue.code);
    expect(shown).toEqual(codes);
    const long = completeTerms();
    long.assignment.scope.endDate = '2032-01-04';
    await save(as.buyer, long, 1);
    expect((await send(as.buyer, 2)).error.issues).toMatchObject([
      { path: 'assignment.scope.endDate', code: 'scope_too_long' },
    ]);
  });

  it('cannot be sent by a Norwegian client without a hiring basis that somebody has chosen', async () => {
    const { body } = await read(as.buyer);
    const basis = body.hiring_basis;
    if (basis === null) throw new Error('a Norwegian client has a basis');
    const saveBasis = (choice: 'usikker' | 'innleie' | 'oppdrag' | null, revision: number) =>
      as.buyer.call(`PUT ${one}/hiring-basis`, {
        ...params(),
        body: { hiring_basis: { ...basis, choice }, revision },
      });
    const codes = async (revision: number) =>
      ((await send(as.buyer, revision)).error.issues as { code?: string }[]).map(
        ({ code }) => code,
      );
    expect((await saveBasis('usikker', 0)).status).toBe(200);
    expect(await codes(1)).toEqual(['hiring_basis_is_unsure']);
    await saveBasis(null, 1);
    expect(await codes(2)).toEqual(['hiring_basis_not_chosen']);
    await saveBasis('innleie', 2);
    expect(await codes(3)).toEqual(['hiring_ground_required']);
    await saveBasis('oppdrag', 3);
    expect((await send(as.buyer, 4)).status).toBe(200);
    expect((await read(as.company)).body.hiring_basis).toBeNull();
  });

  it.each([
    ['a rate of nothing', 'hourlyRate', 0],
    ['a rate over the limit', 'hourlyRate', 10_001],
    ['more than two decimals', 'hourlyRate', 100.001],
  ])('are refused with %s', async (_name, field, value) => {
    const form = completeTerms();
    const { status, error } = await save(
      as.buyer,
      {
        ...form,
        assignment: {
          ...form.assignment,
          paymentTerms: { ...form.assignment.paymentTerms, [field]: value },
        },
      },
      0,
    );
    expect([status, error.errorCode]).toEqual([400, 'request_validation_error']);
    expect(error.issues?.[0]?.path).toBe(`agreement_form_data.assignment.paymentTerms.${field}`);
  });

  it('are refused with a number that no computer holds, and names that hide something', async () => {
    const body = JSON.stringify({ agreement_form_data: completeTerms(), revision: 0 });
    const answer = await api.app.inject({
      method: 'PUT',
      url: `/api/main/agreements/drafts/${draft}`,
      headers: { 'content-type': 'application/json', cookie: as.buyer.cookie },
      payload: body.replace('1350.5', '1e309'),
    });
    expect(answer.statusCode).toBe(400);
    for (const name of ['Kari\nVestli', 'Kari \u202Eiltsev']) {
      const form = completeTerms();
      form.client.contact.name = name;
      expect((await save(as.buyer, form, 0)).error.issues?.[0]?.path).toBe(
        'agreement_form_data.client.contact.name',
      );
    }
    const pictured = completeTerms();
    pictured.client.contact.image = 'https://elsewhere.example/a.png';
    expect((await save(as.buyer, pictured, 0)).status).toBe(400);
  });

  it('are saved by one of two at once; the other is told and loses nothing', async () => {
    const answers = await Promise.all([1, 2].map((rate) => save(as.buyer, dearer(rate), 0)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error.errorCode).toBe('agreement_draft_was_changed');
    expect((await read(as.buyer)).body.revision).toBe(1);
  });

  it('need a cooperation contract in force', async () => {
    const loose = await peopleOfHire(api.db);
    await api.db
      .updateTable('contract')
      .set({ status: 'expired' })
      .where('organization', '=', loose.company)
      .execute();
    draft = await anAgreementDraft(api.db, loose);
    const { status, error } = await send(await api.signedIn(loose.buyer), 0);
    expect([status, error.errorCode]).toEqual([400, 'cooperation_agreement_not_signed']);
  });

  it('are accepted once the consultant has said yes, which freezes them in a contract', async () => {
    await send(as.buyer, 0);
    const early = await accept(as.company, 1);
    expect([early.status, early.error.errorCode]).toEqual([409, 'consultant_has_not_consented']);
    expect((await read(as.company)).body.can.accept).toBe(false);
    expect((await consent(as.consultant, 2)).error.errorCode).toBe('agreement_draft_was_changed');
    expect((await consent(as.company, 1)).error.errorCode).toBe('user_is_not_authorized');
    expect((await consent(as.consultant, 1)).body.can.consent).toBe(false);
    expect((await read(as.company)).body.can.accept).toBe(true);
    const { status, body } = await accept(as.company, 1);
    expect([status, body.status, body.contract_status]).toEqual([200, 'accepted', 'in_progress']);
    const contract = await api.db
      .selectFrom('contract')
      .selectAll()
      .where('contract', '=', body.contract_id)
      .executeTakeFirstOrThrow();
    expect(contract).toMatchObject({
      kind: 'assignment',
      provider: 'torg_sign',
      organization: people.company,
      sender_organization: people.client,
      recipient_country: 'NO',
    });
    const days =
      ((contract.expires_at?.getTime() ?? 0) - contract.created_at.getTime()) / 86_400_000;
    expect(days).toBe(14);
    const content = JSON.stringify(contract.content);
    for (const term of ['Backendutvikler', '4. januar 2027', '80 %', 'NOK per time']) {
      expect(content).toContain(term);
    }
    const signatories = await api.db
      .selectFrom('contract_signatory')
      .select(['side', 'email'])
      .where('contract', '=', body.contract_id)
      .orderBy('side')
      .execute();
    expect(signatories).toEqual([
      { side: 'recipient', email: 'berit.haug@fjordkode.example' },
      { side: 'sender', email: 'kari.vestli@nordfjell.example' },
    ]);
    expect((await withdraw(as.buyer)).error.errorCode).toBe('agreement_draft_state_does_not_allow');
  });

  it('stay agreed to by the consultant while only the price is argued about', async () => {
    await send(as.buyer, 0);
    await consent(as.consultant, 1);
    const proposed = await propose(as.company, dearer(1500), 1);
    expect(proposed.body).toMatchObject({ status: 'changes_proposed', side: 'provider' });
    expect(proposed.body.consultant_consented_at).not.toBeNull();
    const other = dearer(1500);
    other.assignment.role = 'Arkitekt';
    await save(as.buyer, other, 2);
    expect((await read(as.company)).body.agreement_form_data.assignment.role).toBe(
      'Backendutvikler',
    );
    const { body } = await send(as.buyer, 3);
    expect(body.consultant_consented_at).toBeNull();
    expect(body.rounds.map(({ side }) => side)).toEqual(['client', 'provider', 'client']);
    expect((await accept(as.company, 4)).error.errorCode).toBe('consultant_has_not_consented');
  });

  it('are accepted by the client as the company proposed them, not as they are edited', async () => {
    await send(as.buyer, 0);
    await consent(as.consultant, 1);
    await propose(as.company, dearer(1500), 1);
    await save(as.buyer, dearer(1), 2);
    expect((await accept(as.company, 3)).error.errorCode).toBe(
      'agreement_draft_state_does_not_allow',
    );
    const { body } = await accept(as.buyer, 3);
    expect(body.status).toBe('accepted');
    expect(body.agreement_form_data.assignment.paymentTerms.hourlyRate).toBe(1500);
  });

  it('are agreed to by a consultant who accepts for their own company', async () => {
    draft = await anAgreementDraft(api.db, { ...people, consultant: people.companyAdmin });
    await send(as.buyer, 0);
    await api.runJobs();
    expect(subjects()).toEqual(['Nordfjell Kraft vil ansette Berit Haug']);
    const { body } = await accept(as.company, 1);
    expect(body.status).toBe('accepted');
    expect(body.consultant_consented_at).not.toBeNull();
  });

  it('are declined with a reason, which the client reads, and can be begun again', async () => {
    await send(as.buyer, 0);
    expect((await decline(as.company, ' ')).status).toBe(400);
    const { body } = await decline(as.company, 'Ida er opptatt.');
    expect(body).toMatchObject({ status: 'declined', ended_because: 'Ida er opptatt.' });
    await api.runJobs();
    const quoted = api.mail.sent.filter(({ text }) => text.includes('> Ida er opptatt.'));
    const all = api.mail.sent.filter(({ subject }) => subject.startsWith('Takket nei'));
    expect([quoted.length, all.length]).toEqual([1, 2]);
    expect((await read(as.buyer)).body.can).toMatchObject({ begin_again: true, edit: false });
    const again = await as.buyer.call('POST /api/main/agreements/hire', {
      body: { profile_id: people.consultant },
    });
    expect(again.body.agreement_draft_id).not.toBe(draft);
  });

  it('accepted and withdrawn at once end as one of the two, and the other is refused', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const consultant = await aConsultant(api.db, { account: { organization: people.company } });
      draft = await anAgreementDraft(api.db, { ...people, consultant });
      await send(as.buyer, 0);
      await consent(await api.signedIn(consultant), 1);
      const calls = [() => accept(as.company, 1), () => withdraw(as.buyer)];
      if (round % 2 === 1) calls.reverse();
      const answers = await Promise.all(calls.map((call) => call()));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.error.errorCode).toBe('agreement_draft_state_does_not_allow');
      const won = answers.find(({ status }) => status === 200);
      const { body } = await read(as.buyer);
      expect(body.status).toBe(won?.body.status);
      expect(body.contract_id === null).toBe(body.status === 'withdrawn');
      outcomes.add(body.status);
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  it('leave rounds that nobody changes, not even in the database', async () => {
    await send(as.buyer, 0);
    const where = api.db.updateTable('agreement_round').set({ message: 'noe annet' });
    await expect(where.execute()).rejects.toThrow('append-only');
    await expect(api.db.deleteFrom('agreement_round').execute()).rejects.toThrow('append-only');
  });

  it('are for the sides that they are between', async () => {
    const otherBuyer = await api.signedIn(await anAccount(api.db, { role: 'consultant_buyer' }));
    await send(as.buyer, 0);
    const refused = [
      await save(as.company, completeTerms(), 1),
      await send(otherBuyer, 1),
      await propose(as.rival, completeTerms(), 1),
      await accept(as.consultant, 1),
      await accept(otherBuyer, 1),
      await decline(as.rival, 'Nei'),
      await withdraw(otherBuyer),
      await read(otherBuyer),
    ];
    expect(refused.map(({ error }) => error.errorCode)).toEqual(
      Array(8).fill('user_is_not_authorized'),
    );
  });
});
