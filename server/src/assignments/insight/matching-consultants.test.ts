import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { regionId } from '../../regions/regions.queries.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { anAssignment } from '../assignments.fixtures.ts';

const oslo = regionId('NO-03');

describe('people to choose for an assignment', () => {
  let api: TestApi;
  let organization: string;
  let buyer: string;
  let salesAdmin: string;
  let asBuyer: TestClient;
  let asAdmin: TestClient;
  let asStranger: TestClient;
  let roles: string[];
  let skills: string[];

  beforeAll(async () => {
    api = await startTestApi();
    salesAdmin = await anAccount(api.db, { role: 'admin', name: 'Siv Aune' });
    const admin = await anAccount(api.db, { role: 'admin', name: 'Admin Annen' });
    organization = await anOrganization(api.db, { sales_admin: salesAdmin });
    const aBuyer = (name: string, more: object = {}) =>
      anAccount(api.db, { role: 'consultant_buyer', organization, name, ...more });
    buyer = await aBuyer('Kari Vestli');
    await aBuyer('Anders Moe', { title: 'Innkjøpssjef' });
    await aBuyer('Ikke Verifisert', { verified: false });
    const other = await anAccount(api.db, { role: 'consultant_buyer', name: 'Hos En Annen' });
    asBuyer = await api.signedIn(buyer);
    asAdmin = await api.signedIn(admin);
    asStranger = await api.signedIn(other);
    const some = async (type: 'role' | 'skill') => {
      const rows = await api.db
        .selectFrom('competency')
        .select('competency')
        .where('type', '=', type)
        .orderBy('key')
        .limit(3)
        .execute();
      return rows.map(({ competency }) => competency);
    };
    [roles, skills] = [await some('role'), await some('skill')];
    const own = (more: object) => aConsultant(api.db, { roles: roles.slice(0, 1), ...more });
    const company = await anOrganization(api.db, { name: 'Kantarell', kind: 'consultant_company' });
    const account = { name: 'Nora Lien', title: 'Utvikler', organization: company };
    await own({ regions: [oslo], account });
    await own({ regions: [oslo], remoteWorkOk: true, account: { name: 'Leonora Dahl' } });
    await own({ remoteWorkOk: true });
    await own({ roles: [], skills: skills.slice(0, 1), regions: [oslo] });
    await own({ visible: false, regions: [oslo], account: { name: 'Nora Usynlig' } });
    await own({ roles: roles.slice(1, 2), regions: [oslo] });
  });
  afterAll(() => api.close());

  const aTypical = (more: object = {}) =>
    anAssignment(api.db, { organization, editors: [buyer], state: 'draft', ...more });
  const ask = <K extends 'matching-consultants' | 'colleagues' | 'invitable-consultants'>(
    client: TestClient,
    what: K,
    assignment_id: string,
    query: object = {},
  ) =>
    client.call(
      `GET /api/main/assignment/{assignment_id}/${what}` as const,
      {
        params: { assignment_id },
        query,
      } as never,
    );

  it.each([
    ['a role on site', 'role', { region: oslo, allow_remote_work: false }, 2],
    ['a role on site or remote', 'role', { region: oslo, allow_remote_work: true }, 3],
    ['a role, remote', 'role', { region: null, allow_remote_work: true }, 2],
    ['a role, nothing said of the place', 'role', { region: null, allow_remote_work: false }, 3],
    ['a skill', 'skill', { region: null, allow_remote_work: false }, 1],
    ['a role or a skill', 'both', { region: oslo, allow_remote_work: false }, 3],
    ['nothing', 'nothing', { region: oslo, allow_remote_work: false }, 0],
  ] as const)(
    'are counted while it is edited, for %s',
    async (_what, required, place, expected) => {
      const [role, skill] = [roles[0] ?? '', skills[0] ?? ''];
      const competencies = { role: [role], skill: [skill], both: [role, skill], nothing: [] }[
        required
      ];
      const assignment = await aTypical({ competencies, ...place });
      const { status, body } = await ask(asBuyer, 'matching-consultants', assignment);
      expect([status, body]).toEqual([200, { count: expected }]);
    },
  );

  it('can become editors: buyers of the client and its sales admin, for an admin all admins', async () => {
    const assignment = await aTypical();
    const { body } = await ask(asBuyer, 'colleagues', assignment);
    const { colleagues } = body as { colleagues: { name: string }[] };
    expect(colleagues.map(({ name }) => name)).toEqual(['Anders Moe', 'Kari Vestli', 'Siv Aune']);
    expect(colleagues[0]).toMatchObject({ title: 'Innkjøpssjef', image_url: null });
    const forAdmin = await ask(asAdmin, 'colleagues', assignment);
    expect((forAdmin.body as { colleagues: unknown[] }).colleagues).toHaveLength(4);
  });

  it('can be invited when they are visible, and are found by name', async () => {
    const assignment = await aTypical({ assignment_type: 'direct' });
    const { body } = await ask(asBuyer, 'invitable-consultants', assignment, { query: 'nora' });
    expect(body).toMatchObject({
      consultants: [
        { name: 'Nora Lien', title: 'Utvikler', company_name: 'Kantarell', image_url: null },
        { name: 'Leonora Dahl', company_name: null },
      ],
    });
  });

  it('are shown to its editors only', async () => {
    const assignment = await aTypical();
    for (const what of ['matching-consultants', 'colleagues', 'invitable-consultants'] as const) {
      expect((await ask(asStranger, what, assignment)).status).toBe(401);
      expect((await ask(asBuyer, what, randomUUID())).status).toBe(404);
      expect((await ask(asAdmin, what, assignment)).status).toBe(200);
    }
  });
});
