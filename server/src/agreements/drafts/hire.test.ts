import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { peopleOfHire, type HirePeople } from '../agreements.fixtures.ts';

describe('pressing Ansett', () => {
  let api: TestApi;
  let people: HirePeople;
  let asBuyer: TestClient;
  let asAdmin: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    people = await peopleOfHire(api.db);
    asBuyer = await api.signedIn(people.buyer);
    asAdmin = await api.signedIn(people.salesAdmin);
  });
  afterAll(() => api.close());

  const hire = (as: TestClient, profile_id: string, assignment_id?: string) =>
    as.call('POST /api/main/agreements/hire', {
      body: { profile_id, ...(assignment_id && { assignment_id }) },
    });
  const read = (as: TestClient, agreement_draft_id: string) =>
    as.call('GET /api/main/agreements/drafts/{agreement_draft_id}', {
      params: { agreement_draft_id },
    });
  const code = async (answer: ReturnType<typeof hire>) => (await answer).error?.errorCode ?? 'none';

  it('makes a draft that is filled from assignment, profile and companies', async () => {
    const { client, buyer, consultant, company } = people;
    const contact = await anAccount(api.db, {
      role: 'consultant_buyer',
      name: 'Per Kontakt',
      organization: client,
      phone: '+47 22 33 44 55',
    });
    const assignment = await anAssignment(api.db, {
      organization: client,
      editors: [buyer],
      contacts: [contact],
      start_date: '2027-02-01',
      percent: 60,
      terms_and_conditions: 'Betaling per måned.',
    });
    const { body, status } = await hire(asBuyer, consultant, assignment);
    expect(status).toBe(200);
    const draft = (await read(asBuyer, body.agreement_draft_id)).body;
    const form = draft.agreement_form_data;
    expect(form.assignment.scope).toEqual({
      startDate: '2027-02-01',
      endDate: null,
      custom: '',
      percentage: 60,
    });
    expect(form.assignment.description.short).toBe('Backendutvikler til fakturaløpet');
    expect(form.assignment.paymentTerms).toMatchObject({
      currency: 'NOK',
      hourlyRate: null,
      additionalSpecification: 'Betaling per måned.',
    });
    expect(form.client).toMatchObject({
      reuseContact: true,
      name: 'Nordfjell Kraft',
      contact: { name: 'Per Kontakt', phone: '+47 22 33 44 55' },
    });
    expect(form.consultantCompany).toMatchObject({
      name: 'Fjordkode AS',
      representative: { name: 'Berit Haug' },
    });
    expect(draft).toMatchObject({
      status: 'editing',
      revision: 0,
      client: { organization_id: client, country: 'NO' },
      provider: { organization_id: company },
      assignment: { assignment_id: assignment },
      consultant: { consultant_id: consultant, name: 'Ida Solbakken' },
      consultant_provider_representative: {
        consultant_provider_representative_id: people.companyAdmin,
        client_id: client,
        matching_profile_id: people.companyAdmin,
      },
    });
    const changes = (await api.events('recorded_change')) as { metadata: { what: string } }[];
    expect(changes.map(({ metadata }) => metadata.what)).toContain('began_agreement_draft');
  });

  it('uses the currency of the client’s country', async () => {
    const swedish = await peopleOfHire(api.db, 'SE');
    const as = await api.signedIn(swedish.buyer);
    const { body } = await hire(as, swedish.consultant);
    const draft = (await read(as, body.agreement_draft_id)).body;
    expect(draft.agreement_form_data.assignment.paymentTerms.currency).toBe('SEK');
    expect(draft.hiring_basis).toBeNull();
    expect(draft.can.edit_hiring_basis).toBe(false);
  });

  it('leads twenty who press at once to one draft, and again later', async () => {
    const { consultant } = people;
    const answers = await Promise.all(Array.from({ length: 20 }, () => hire(asBuyer, consultant)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const ids = new Set(answers.map(({ body }) => body.agreement_draft_id));
    expect(ids.size).toBe(1);
    const rows = await api.db
      .selectFrom('agreement_draft')
      .select('agreement_draft')
      .where('profile', '=', consultant)
      .where('assignment', 'is', null)
      .execute();
    expect(rows.map(({ agreement_draft }) => agreement_draft)).toEqual([...ids]);
    const [draft = ''] = ids;
    await asBuyer.call('POST /api/main/agreements/drafts/{agreement_draft_id}/withdraw', {
      params: { agreement_draft_id: draft },
    });
    const next = await hire(asBuyer, consultant);
    expect(next.body.agreement_draft_id).not.toBe(draft);
  });

  it('refuses in the order of the specification', async () => {
    const { db } = api;
    const unknown = randomUUID();
    const hidden = await aConsultant(db, { visible: false });
    const { consultant, client } = people;
    // Everything is wrong here; the first refusal wins each time.
    expect(await code(hire(asBuyer, unknown, unknown))).toBe('could_not_find_profile');
    expect(await code(hire(asBuyer, hidden, unknown))).toBe('user_is_not_authorized');
    expect(await code(hire(asBuyer, consultant, unknown))).toBe('could_not_find_assignment');
    const others = await anAssignment(db);
    expect(await code(hire(asBuyer, consultant, others))).toBe('user_is_not_authorized');
    expect(await code(hire(asAdmin, consultant))).toBe('could_not_find_client_company');
    const homeless = await anAccount(db, { role: 'consultant_buyer' });
    const asHomeless = await api.signedIn(homeless);
    expect(await code(hire(asHomeless, consultant))).toBe('could_not_find_client_company');
    const empty = await anOrganization(db);
    const ofNobody = await anAssignment(db, { organization: empty, editors: [] });
    expect(await code(hire(asAdmin, consultant, ofNobody))).toBe(
      'could_not_find_consultant_buyer_account_data',
    );
    const unsold = await anOrganization(db);
    const role = 'consultant_buyer' as const;
    const asUnsold = await api.signedIn(await anAccount(db, { role, organization: unsold }));
    expect(await code(hire(asUnsold, consultant))).toBe('sales_admin_not_found');
    const admins = await anAssignment(db, { organization: client, editors: [people.buyer] });
    expect(await code(hire(asAdmin, consultant, admins))).toBe('none');
  });

  it('is not for consultants, and a profile that is open to the reader can be hired', async () => {
    const asConsultant = await api.signedIn(people.consultant);
    expect(await code(hire(asConsultant, people.consultant))).toBe('user_is_not_authorized');
    expect(await code(hire(api.stranger, people.consultant))).toBe('user_is_not_authorized');
  });
});
