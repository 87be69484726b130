import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { anAssignment } from '../assignments.fixtures.ts';

describe('creating an assignment', () => {
  let api: TestApi;
  let organization: string;
  let buyer: string;
  let admin: string;
  let asBuyer: TestClient;
  let asAdmin: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    organization = await anOrganization(api.db, { name: 'Isfoss Energi' });
    buyer = await anAccount(api.db, { role: 'consultant_buyer', organization });
    admin = await anAccount(api.db, { role: 'admin' });
    asBuyer = await api.signedIn(buyer);
    asAdmin = await api.signedIn(admin);
  });
  afterAll(() => api.close());

  const draftOf = async (client: TestClient, assignment_id: string) =>
    (
      await client.call('GET /api/main/assignment/{assignment_id}/draft', {
        params: { assignment_id },
      })
    ).body;

  it('gives a buyer an empty draft in their own company, as its editor and contact', async () => {
    const { status, body } = await asBuyer.call('POST /api/main/assignments/new');
    expect(status).toBe(201);
    expect(await draftOf(asBuyer, body.assignment_uuid)).toMatchObject({
      title: '',
      state: 'draft',
      revision: 0,
      company: { uuid: organization, name: 'Isfoss Energi' },
      editors: [{ uuid: buyer }],
      contacts: [{ uuid: buyer }],
    });
  });

  it('gives an admin an empty draft in the company that they name', async () => {
    const { status, body } = await asAdmin.call(
      'POST /api/main/admin/company/{company_uuid}/assignments',
      {
        params: { company_uuid: organization },
      },
    );
    expect(status).toBe(201);
    expect(await draftOf(asAdmin, body.assignment_uuid)).toMatchObject({
      company: { uuid: organization },
      editors: [{ uuid: admin }],
      contacts: [{ uuid: admin }],
    });
  });

  it('requires a client: a missing company and one of consultants are refused', async () => {
    const consultants = await anOrganization(api.db, { kind: 'consultant_company' });
    for (const company_uuid of [randomUUID(), consultants]) {
      const { status, error } = await asAdmin.call(
        'POST /api/main/admin/company/{company_uuid}/assignments',
        { params: { company_uuid } },
      );
      expect([status, error.errorCode]).toEqual([404, 'could_not_find_organization']);
    }
  });

  it('requires a client of one’s own, or its id: otherwise it is refused', async () => {
    const alone = await api.signedIn(await anAccount(api.db, { role: 'consultant_buyer' }));
    const rows = () => api.db.selectFrom('assignment').select('assignment').execute();
    const before = await rows();
    for (const client of [alone, asAdmin]) {
      const { status, error } = await client.call('POST /api/main/assignments/new');
      expect([status, error.errorCode]).toEqual([400, 'organization_id_is_required']);
    }
    expect(await rows()).toEqual(before);
  });

  it('creates one assignment when the same request is sent twice with one key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await asBuyer.call('POST /api/main/assignments/new', { headers });
    const second = await asBuyer.call('POST /api/main/assignments/new', { headers });
    expect(second.body).toEqual(first.body);
  });

  describe('copying an assignment', () => {
    it('copies its content, but not its dates, invitations and history', async () => {
      const colleague = await anAccount(api.db, { role: 'consultant_buyer', organization });
      const invited = await aConsultant(api.db);
      const original = await anAssignment(api.db, {
        organization,
        title: 'Testleder til innføringen',
        assignment_type: 'direct',
        editors: [colleague, buyer],
        invited: [invited],
        state: 'closed',
        close_reason: 'cancelled',
        deadline_date: '2026-12-01',
        abidance_deadline: '2026-12-24',
        start_date: '2027-01-01',
        requirements: JSON.stringify([{ kind: 'must', text: 'Ledet test før' }]),
      });
      const { status, body } = await asBuyer.call(
        'POST /api/main/assignment/{assignment_id}/copy',
        { params: { assignment_id: original } },
      );
      expect(status).toBe(201);
      const [before, copy] = [
        await draftOf(asBuyer, original),
        await draftOf(asBuyer, body.assignment_uuid),
      ];
      expect(copy).toMatchObject({
        title: 'Testleder til innføringen',
        state: 'draft',
        assignment_type: 'direct',
        revision: 0,
        public_date: null,
        deadline: null,
        start_date: null,
        abidance_deadline: null,
        invited: [],
        requirements: [{ kind: 'must', text: 'Ledet test før' }],
        editors: [{ uuid: buyer }],
      });
      expect(copy.roles).toEqual(before.roles);
      expect(copy.contacts).toEqual(before.contacts);
      expect(copy.description).toBe(before.description);
    });

    it('is for those who may edit the original', async () => {
      const other = await anAssignment(api.db);
      const copy = (assignment_id: string) =>
        asBuyer.call('POST /api/main/assignment/{assignment_id}/copy', {
          params: { assignment_id },
        });
      expect((await copy(other)).status).toBe(401);
      expect((await copy(randomUUID())).error.errorCode).toBe('could_not_find_assignment');
    });
  });

  describe('deleting it', () => {
    const remove = (assignment_id: string) =>
      asBuyer.call('DELETE /api/main/assignment/{assignment_id}', { params: { assignment_id } });

    it('is possible while it is a draft', async () => {
      const { body } = await asBuyer.call('POST /api/main/assignments/new');
      expect((await remove(body.assignment_uuid)).status).toBe(204);
      const again = await remove(body.assignment_uuid);
      expect([again.status, again.error.errorCode]).toEqual([404, 'could_not_find_assignment']);
    });

    it.each(['published', 'unpublished', 'closed'] as const)(
      'is refused once it is %s',
      async (state) => {
        const assignment = await anAssignment(api.db, { organization, editors: [buyer], state });
        const { status, error } = await remove(assignment);
        expect([status, error.errorCode]).toEqual([409, 'assignment_state_does_not_allow']);
      },
    );

    it('is refused to anybody who is not its editor', async () => {
      const other = await anAssignment(api.db, { state: 'draft' });
      expect((await remove(other)).status).toBe(401);
    });
  });
});
