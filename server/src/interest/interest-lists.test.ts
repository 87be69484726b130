import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anAssignment } from '../assignments/assignments.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';

describe('a company’s view of an assignment', () => {
  let api: TestApi;
  let assignment_id: string;
  let consultant_company_id: string;
  let people: { companyAdmin: string; ida: string; ola: string; hidden: string };
  let asCompanyAdmin: TestClient;
  let asAdmin: TestClient;
  let skill: { competency: string; name_nb: string; name_sv: string };

  beforeAll(async () => {
    api = await startTestApi();
    const { db } = api;
    const skills = await db
      .selectFrom('competency')
      .select(['competency', 'name_nb', 'name_sv'])
      .where('type', '=', 'skill')
      .whereRef('name_nb', '<>', 'name_sv')
      .limit(2)
      .execute();
    const [wantedSkill, otherSkill] = skills;
    if (!wantedSkill || !otherSkill) throw new Error('there are skills');
    skill = wantedSkill;
    consultant_company_id = await anOrganization(db, { kind: 'consultant_company' });
    const account = { organization: consultant_company_id };
    const both = [wantedSkill.competency, otherSkill.competency];
    people = {
      companyAdmin: await aConsultant(db, {
        account: { ...account, name: 'Berit Haug', is_admin_in_company: true, locale: 'sv' },
      }),
      ida: await aConsultant(db, {
        account: { ...account, name: 'Ida Solbakken', title: 'Utvikler' },
        skills: both,
        availability: '2027-01-04',
      }),
      ola: await aConsultant(db, { account: { ...account, name: 'Ola Lie' } }),
      hidden: await aConsultant(db, {
        account: { ...account, name: 'Anna Dal' },
        visible: false,
        skills: both,
      }),
    };
    assignment_id = await anAssignment(db, { competencies: [wantedSkill.competency] });
    asCompanyAdmin = await api.signedIn(people.companyAdmin);
    asAdmin = await api.signedIn(await anAccount(db, { role: 'admin' }));
  });
  afterAll(() => api.close());

  const list = (as: TestClient, params: object = {}) =>
    as.call(
      'GET /api/main/assignment/{assignment_id}/consultant-company/{consultant_company_id}/consultants',
      {
        params: { assignment_id, consultant_company_id, ...params },
      },
    );
  const receipts = (as: TestClient, id = assignment_id) =>
    as.call('GET /api/main/assignment/{assignment_id}/interest-receipts', {
      params: { assignment_id: id },
    });
  const send = (as: TestClient, ids: string[]) =>
    as.call('POST /api/main/client/assignment-interest-message', {
      body: { assignment_id, consultants: ids.map((consultant_id) => ({ consultant_id })) },
    });

  it('lists its consultants, best matches on top, with what matches in the viewer’s language', async () => {
    const answer = await list(asCompanyAdmin);
    expect(answer.status).toBe(200);
    expect(answer.body.consultants.map((one) => one.name)).toEqual([
      'Ida Solbakken',
      'Berit Haug',
      'Ola Lie',
      'Anna Dal',
    ]);
    expect(answer.body.consultants[0]).toEqual({
      account: people.ida,
      name: 'Ida Solbakken',
      title: 'Utvikler',
      image_url: null,
      availability: '2027-01-04',
      visible_in_search: true,
      interest_sent: false,
      matching: [skill.name_sv],
      consent: null,
      can: { putForward: true, askForConsent: true },
    });
    expect(answer.body.consultants[3]?.visible_in_search).toBe(false);
    const forAdmin = await list(asAdmin);
    expect(forAdmin.body.consultants[0]?.matching).toEqual([skill.name_nb]);
  });

  it('is for its own admin and admins; an unknown company or assignment is not found', async () => {
    const rival = await anOrganization(api.db, { kind: 'consultant_company' });
    const account = { organization: rival, is_admin_in_company: true };
    const asRival = await api.signedIn(await aConsultant(api.db, { account }));
    expect((await list(asRival)).error.errorCode).toBe('user_is_not_authorized');
    expect((await list(asRival, { consultant_company_id: rival })).status).toBe(200);
    const asPlain = await api.signedIn(people.ida);
    expect((await list(asPlain)).error.errorCode).toBe('user_is_not_authorized');
    const noAssignment = await list(asCompanyAdmin, { assignment_id: randomUUID() });
    expect(noAssignment.error.errorCode).toBe('could_not_find_assignment');
    const client = await anOrganization(api.db);
    for (const id of [randomUUID(), client]) {
      const answer = await list(asAdmin, { consultant_company_id: id });
      expect(answer.status).toBe(400);
      expect(answer.error.errorCode).toBe('could_not_find_consultant_company');
    }
    const draft = await anAssignment(api.db, { state: 'draft' });
    expect((await list(asCompanyAdmin, { assignment_id: draft })).status).toBe(401);
  });

  it('lists receipts: each consultant’s own, for the company admin those of the whole company', async () => {
    const consultant = await aConsultant(api.db);
    const asIda = await api.signedIn(people.ida);
    const asOther = await api.signedIn(consultant);
    expect((await receipts(asIda)).body.receipts).toEqual([]);
    const own = await send(asIda, [people.ida]);
    const company = await send(asCompanyAdmin, [people.ola, people.companyAdmin]);
    const other = await send(asOther, [consultant]);

    const receiptsOf = async (as: TestClient) =>
      (await receipts(as)).body.receipts.map((one) => one.thread_id);
    expect(await receiptsOf(asIda)).toEqual([own.body.thread_id]);
    expect(await receiptsOf(await api.signedIn(people.ola))).toEqual([company.body.thread_id]);
    expect(await receiptsOf(asCompanyAdmin)).toEqual([company.body.thread_id, own.body.thread_id]);
    expect(await receiptsOf(asOther)).toEqual([other.body.thread_id]);
    expect(await receiptsOf(asAdmin)).toHaveLength(3);
    const [receipt] = (await receipts(asCompanyAdmin)).body.receipts;
    expect(receipt?.consultants.map((one) => one.name)).toEqual(['Berit Haug', 'Ola Lie']);

    const listed = (await list(asCompanyAdmin)).body.consultants;
    const sent = listed.filter((one) => one.interest_sent).map((one) => one.name);
    expect(sent.toSorted()).toEqual(['Berit Haug', 'Ida Solbakken', 'Ola Lie']);
  });

  it('still lists receipts when the assignment is over, and none for others', async () => {
    await api.db
      .updateTable('assignment')
      .set({ state: 'closed' })
      .where('assignment', '=', assignment_id)
      .execute();
    const asIda = await api.signedIn(people.ida);
    expect((await receipts(asIda)).body.receipts).toHaveLength(1);
    const late = await api.signedIn(await aConsultant(api.db));
    expect((await receipts(late)).error.errorCode).toBe('user_is_not_authorized');
    expect((await receipts(asIda, randomUUID())).error.errorCode).toBe('could_not_find_assignment');
  });
});
