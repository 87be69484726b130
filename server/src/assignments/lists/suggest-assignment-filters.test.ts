import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { anAssignment } from '../assignments.fixtures.ts';

describe('the suggestions for an admin’s assignment filter', () => {
  let api: TestApi;
  let asAdmin: TestClient;
  let nordlys: string;
  let editor: string;
  let assignment: string;

  const suggest = async (query?: string) =>
    (
      await asAdmin.call('GET /api/main/admin/assignments/filter-autosuggestions', {
        query: query === undefined ? {} : { query },
      })
    ).body;

  beforeAll(async () => {
    api = await startTestApi();
    asAdmin = await api.signedIn(await anAccount(api.db, { role: 'admin', name: 'Nordby Admin' }));
    nordlys = await anOrganization(api.db, { name: 'Nordlys Bank' });
    const south = await anOrganization(api.db, { name: 'Sør for Nord', country: 'SE' });
    await anOrganization(api.db, { name: 'Nordvik Konsulenter', kind: 'consultant_company' });
    const buyer = { role: 'consultant_buyer' as const, organization: nordlys };
    editor = await anAccount(api.db, { ...buyer, name: 'Nordahl Vik', email: 'vik@bank.example' });
    const other = await anAccount(api.db, { ...buyer, name: 'Berit Nordheim' });
    await anAccount(api.db, { ...buyer, name: 'Nordis uten oppdrag' });
    assignment = await anAssignment(api.db, {
      organization: nordlys,
      title: 'Nordisk betalingsløsning',
      editors: [editor, other],
      created_at: new Date('2026-01-01'),
    });
    await anAssignment(api.db, {
      organization: south,
      title: 'Ny nordlig rute',
      editors: [editor],
      created_at: new Date('2026-02-01'),
    });
  });
  afterAll(() => api.close());

  it('are editors, assignments and companies, those first that begin with the text', async () => {
    const found = await suggest('nord');
    expect(found.editors).toEqual([
      {
        account: editor,
        email: 'vik@bank.example',
        name: 'Nordahl Vik',
        image: null,
        company_name: 'Nordlys Bank',
        company_logo_url: null,
      },
      expect.objectContaining({ name: 'Berit Nordheim' }),
    ]);
    expect(found.assignments).toMatchObject([
      {
        title: 'Nordisk betalingsløsning',
        uuid: assignment,
        company_name: 'Nordlys Bank',
        created_at: '2026-01-01T00:00:00.000Z',
        editors: [{ account: editor, name: 'Nordahl Vik' }, { name: 'Berit Nordheim' }],
      },
      { title: 'Ny nordlig rute' },
    ]);
    expect(found.companies).toEqual([
      { uuid: nordlys, name: 'Nordlys Bank', image: null },
      expect.objectContaining({ name: 'Sør for Nord' }),
    ]);
  });

  it('are found by the start of a mail address, too', async () => {
    expect((await suggest('vik@b')).editors).toMatchObject([{ account: editor }]);
  });

  it('are some of each for an empty text, and none where nothing matches', async () => {
    const some = await suggest();
    expect([some.editors.length, some.assignments.length, some.companies.length]).toEqual([
      2, 2, 2,
    ]);
    expect(await suggest('%')).toEqual({ editors: [], assignments: [], companies: [] });
  });

  it('are limited to eight of each', async () => {
    for (let index = 0; index < 9; index += 1) {
      const organization = await anOrganization(api.db, { name: `Mange ${index}` });
      await anAssignment(api.db, { organization, title: `Mange ${index}` });
    }
    const { assignments, companies } = await suggest('mange');
    expect([assignments.length, companies.length]).toEqual([8, 8]);
  });

  it('are the clients that created assignments last, latest first', async () => {
    const newest = await anOrganization(api.db, { name: 'Nyest AS', country: 'SE' });
    await anAssignment(api.db, {
      organization: newest,
      state: 'draft',
      created_at: new Date('2027-01-01'),
    });
    const { status, body } = await asAdmin.call(
      'GET /api/main/admin/companies/with-most-recent-assignments',
    );
    expect(status).toBe(200);
    expect(body.companies[0]).toEqual({
      uuid: newest,
      name: 'Nyest AS',
      country: 'SE',
      newestAssignmentDate: '2027-01-01T00:00:00.000Z',
    });
    const dates = body.companies.map(({ newestAssignmentDate }) => newestAssignmentDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(body.companies).toHaveLength(10);
  });

  it('are for admins', async () => {
    const asBuyer = await api.signedIn(editor);
    for (const key of [
      'GET /api/main/admin/assignments/filter-autosuggestions',
      'GET /api/main/admin/companies/with-most-recent-assignments',
    ] as const) {
      expect((await asBuyer.call(key)).status).toBe(401);
    }
  });
});
