import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { competencyId } from '../../competencies/competencies.queries.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant, aProject } from '../../profiles/profiles.fixtures.ts';
import { regionId } from '../../regions/regions.queries.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { anAssignment } from '../assignments.fixtures.ts';

const oslo = regionId('NO-03');
const skill = (key: string) => competencyId('skill', key);
const role = (key: string) => competencyId('role', key);

describe('the consultants who are recommended for an assignment', () => {
  let api: TestApi;
  let organization: string;
  let buyer: string;
  let asBuyer: TestClient;
  const people: Record<string, string> = {};

  beforeAll(async () => {
    api = await startTestApi();
    organization = await anOrganization(api.db, {});
    buyer = await anAccount(api.db, { role: 'consultant_buyer', organization });
    asBuyer = await api.signedIn(buyer);
    const own = async (name: string, more: object) => {
      people[name] = await aConsultant(api.db, { regions: [oslo], account: { name }, ...more });
    };
    const used = { role: role('backend-developer'), skill: skill('java') };
    await own('Role', { roles: [used.role] });
    await own('Both', { roles: [used.role], skills: [used.skill] });
    await own('Skill', { skills: [used.skill] });
    await own('Far', { roles: [used.role], regions: [] });
    await own('Remote', { skills: [used.skill], regions: [], remoteWorkOk: true });
    await own('Hidden', { roles: [used.role], visible: false });
    await own('Other', { skills: [skill('python')] });
    await aProject(api.db, people['Both'] ?? '', used);
  });
  afterAll(() => api.close());

  const anOpenAssignment = (more: object = {}) =>
    anAssignment(api.db, {
      organization,
      editors: [buyer],
      region: oslo,
      allow_remote_work: true,
      competencies: [role('backend-developer'), skill('java')],
      ...more,
    });
  const recommended = async (client: TestClient, assignment_id: string, query: object = {}) =>
    client.call('GET /api/main/assignment/{assignment_id}/recommendations', {
      params: { assignment_id },
      query,
    });
  const namesIn = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);

  it('are visible and within reach, roles count more than skills, each with what matches', async () => {
    const { status, body } = await recommended(asBuyer, await anOpenAssignment());
    expect([status, body.total]).toEqual([200, 4]);
    expect(namesIn(body).slice(0, 2)).toEqual(['Both', 'Role']);
    expect(namesIn(body).slice(2).toSorted()).toEqual(['Remote', 'Skill']);
    const why = body.data[0]?.why.map(({ kind }) => kind);
    expect(why).toEqual(expect.arrayContaining(['role', 'skill', 'project']));
    expect(body.data[0]).toMatchObject({ email: null, phone: null, qa_status: null });
  });

  it('are paged in one order', async () => {
    const assignment = await anOpenAssignment();
    const whole = await recommended(asBuyer, assignment);
    const pages = [0, 1, 2, 3].map((offset) =>
      recommended(asBuyer, assignment, { limit: 1, offset }),
    );
    const single = (await Promise.all(pages)).map(({ body }) => namesIn(body)[0]);
    expect(single).toEqual(namesIn(whole.body));
  });

  it('are as many as the wizard has counted', async () => {
    const assignment = await anOpenAssignment({ state: 'draft', allow_remote_work: false });
    const { body } = await recommended(asBuyer, assignment);
    const counted = await asBuyer.call(
      'GET /api/main/assignment/{assignment_id}/matching-consultants',
      { params: { assignment_id: assignment } },
    );
    expect([body.total, counted.body]).toEqual([3, { count: 3 }]);
  });

  it('are empty while the assignment requires nothing', async () => {
    const { body } = await recommended(asBuyer, await anOpenAssignment({ competencies: [] }));
    expect(body).toMatchObject({ data: [], total: 0 });
  });

  it('are shown to its editors and admins only', async () => {
    const assignment = await anOpenAssignment();
    const other = await anAccount(api.db, { role: 'consultant_buyer', organization });
    const admin = await anAccount(api.db, { role: 'admin' });
    const answers = [other, people['Role'] ?? '', admin].map(async (account) => {
      const { status } = await recommended(await api.signedIn(account), assignment);
      return status;
    });
    expect(await Promise.all(answers)).toEqual([401, 401, 200]);
  });
});
