import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aMessage, aThread } from '../../messages/messages.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { anAssignment } from '../assignments.fixtures.ts';

describe('the lists of those who run assignments', () => {
  let api: TestApi;
  let isfoss: string;
  let lindvakt: string;
  let kari: string;
  let anders: string;
  let asKari: TestClient;
  let asAdmin: TestClient;
  const ids: Record<string, string> = {};

  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const mine = async (body: object = {}, client = asKari) =>
    (await client.call('POST /api/main/assignments/mine', { body: { locale: 'nb', ...body } }))
      .body;
  const all = async (body: object = {}) =>
    (await asAdmin.call('POST /api/main/admin/assignments', { body: { locale: 'nb', ...body } }))
      .body;
  const titlesOf = ({ assignments }: { assignments: { title: string }[] }) =>
    assignments.map(({ title }) => title);

  /** Creates an answer with this many messages. */
  async function answered(assignment: string, messages: number) {
    const consultant = await anAccount(api.db, { name: 'Nora Lien' });
    const kind = 'interest' as const;
    const participants = [consultant, kari];
    const thread = await aThread(api.db, { kind, assignment, participants });
    for (let index = 0; index < messages; index += 1) {
      await aMessage(api.db, { thread, sender: consultant });
    }
    const row = { assignment, thread, account: consultant, sent_by: consultant };
    await api.db.insertInto('assignment_interest').values(row).execute();
    return { thread, consultant };
  }

  beforeAll(async () => {
    api = await startTestApi();
    isfoss = await anOrganization(api.db, { name: 'Isfoss Energi' });
    lindvakt = await anOrganization(api.db, { name: 'Lindvakt Försäkring', country: 'SE' });
    const aBuyer = (organization: string, name: string) =>
      anAccount(api.db, { role: 'consultant_buyer', organization, name });
    kari = await aBuyer(isfoss, 'Kari Vestli');
    anders = await aBuyer(isfoss, 'Anders Moe');
    const lena = await aBuyer(lindvakt, 'Lena Berg');
    const admin = await anAccount(api.db, { role: 'admin', name: 'Siv Aune' });
    asKari = await api.signedIn(kari);
    asAdmin = await api.signedIn(admin);
    const add = async (title: string, fields: object) => {
      ids[title] = await anAssignment(api.db, { title, organization: isfoss, ...fields });
    };
    await add('Aktiv', {
      editors: [kari, anders],
      public_date: daysAgo(3),
      created_at: daysAgo(40),
      admin_deadline: '2026-12-05',
      external_url: 'https://anskaffelser.example/1',
      abidance_deadline: '2027-02-01',
    });
    await add('Kladd', { editors: [kari], state: 'draft', created_at: daysAgo(2) });
    await add('Trukket', { editors: [kari], state: 'unpublished', public_date: daysAgo(5) });
    await add('Over', { editors: [kari], state: 'closed', public_date: daysAgo(6) });
    await add('Kollegaens', {
      editors: [anders],
      public_date: daysAgo(4),
      admin_deadline: '2026-12-01',
      allow_remote_work: false,
      discipline: 'security',
    });
    await add('Svensk', {
      organization: lindvakt,
      editors: [lena, admin],
      public_date: daysAgo(7),
    });
  });
  afterAll(() => api.close());

  describe('of a buyer', () => {
    it('are their own assignments in every state, latest first', async () => {
      const list = await mine();
      expect(titlesOf(list)).toEqual(['Kladd', 'Aktiv', 'Trukket', 'Over']);
      expect(list).toMatchObject({ total: 4, limit: 18, offset: 0 });
    });

    it.each([
      ['my-active', ['Aktiv']],
      ['my-inactive', ['Kladd', 'Trukket', 'Over']],
      ['all-my', ['Kladd', 'Aktiv', 'Trukket', 'Over']],
    ])('are grouped: %s', async (groupFilter, expected) => {
      expect(titlesOf(await mine({ groupFilter }))).toEqual(expected);
    });

    it('can be searched, sorted and paged', async () => {
      expect(titlesOf(await mine({ queryFilter: 'trukk' }))).toEqual(['Trukket']);
      const field = 'created_at_and_public_date';
      const page = await mine({ sort: { field, direction: 'asc' }, limit: 1, offset: 1 });
      expect(titlesOf(page)).toEqual(['Trukket']);
      expect(page.total).toBe(4);
    });

    it('show everybody who answered, and what is unread', async () => {
      const { thread, consultant } = await answered(ids['Aktiv'] ?? '', 2);
      const [first] = (await mine({ groupFilter: 'my-active' })).assignments;
      expect(first?.interested_consultants).toMatchObject([
        { account: consultant, name: 'Nora Lien', image_url: null },
      ]);
      expect(first?.message_threads).toMatchObject([
        { thread_id: thread, number_of_unread_messages: 2 },
      ]);
    });

    it('contain for an admin the assignments that they edit', async () => {
      expect(titlesOf(await mine({}, asAdmin))).toEqual(['Svensk']);
    });

    it('cannot be searched by the names of editors', async () => {
      expect(titlesOf(await mine({ queryFilter: 'anders' }))).toEqual([]);
    });

    it('are refused to consultants', async () => {
      const asConsultant = await api.signedIn(await anAccount(api.db));
      const { status } = await asConsultant.call('POST /api/main/assignments/mine', {
        body: { locale: 'nb' },
      });
      expect(status).toBe(401);
    });
  });

  describe('of an admin', () => {
    it('are all assignments, with the admins’ notes and the editors', async () => {
      const list = await all();
      expect(list.total).toBe(6);
      expect(titlesOf(list)).toEqual(['Kladd', 'Aktiv', 'Kollegaens', 'Trukket', 'Over', 'Svensk']);
      expect(list.assignments[1]).toMatchObject({
        admin_deadline: '2026-12-05',
        abidance_deadline: '2027-02-01',
        external_url: 'https://anskaffelser.example/1',
        editors: [
          { account: kari, name: 'Kari Vestli' },
          { account: anders, name: 'Anders Moe' },
        ],
      });
    });

    it.each([
      ['active', { groupFilter: 'admin-active' }, ['Aktiv', 'Kollegaens', 'Svensk']],
      ['inactive', { groupFilter: 'admin-inactive' }, ['Kladd', 'Trukket', 'Over']],
      ['of one country', { countryFilter: ['SE'] }, ['Svensk']],
      ['of one discipline', { disciplineFilter: ['security'] }, ['Kollegaens']],
      ['on site', { remoteFilter: 'onsite-only' }, ['Kollegaens']],
      ['whose company is named so', { queryFilter: 'försäkring' }, ['Svensk']],
      ['whose editor is named so', { queryFilter: 'anders MOE' }, ['Aktiv', 'Kollegaens']],
      [
        'on site and active',
        { remoteFilter: 'onsite-only', groupFilter: 'admin-active' },
        ['Kollegaens'],
      ],
    ])('are those %s', async (_which, body, expected) => {
      expect(titlesOf(await all(body))).toEqual(expected);
    });

    it('can be filtered by one or several companies or editors', async () => {
      expect(titlesOf(await all({ companyFilter: lindvakt }))).toEqual(['Svensk']);
      expect((await all({ companyFilter: [lindvakt, isfoss] })).total).toBe(6);
      expect(titlesOf(await all({ editorFilter: anders }))).toEqual(['Aktiv', 'Kollegaens']);
      expect((await all({ editorFilter: [anders, kari] })).total).toBe(5);
      expect(titlesOf(await all({ editorFilter: anders, companyFilter: lindvakt }))).toEqual([]);
    });

    it('are sorted by the admins’ deadline, those without one last in both directions', async () => {
      const field = 'admin_deadline';
      const asc = titlesOf(await all({ sort: { field, direction: 'asc' } }));
      const desc = titlesOf(await all({ sort: { field, direction: 'desc' } }));
      expect(asc.slice(0, 2)).toEqual(['Kollegaens', 'Aktiv']);
      expect(desc.slice(0, 2)).toEqual(['Aktiv', 'Kollegaens']);
      expect(asc.slice(2)).toEqual(desc.slice(2));
    });

    it('are sorted by the newest message of anybody, those without any last', async () => {
      await answered(ids['Svensk'] ?? '', 1);
      await answered(ids['Kollegaens'] ?? '', 1);
      const sort = { field: 'newest_message', direction: 'desc' };
      expect(titlesOf(await all({ sort })).slice(0, 2)).toEqual(['Kollegaens', 'Svensk']);
      const oldest = titlesOf(await all({ sort: { ...sort, direction: 'asc' } }));
      expect(oldest.slice(1, 3)).toEqual(['Svensk', 'Kollegaens']);
      expect(oldest.slice(3)).not.toContain('Svensk');
    });

    it('are paged without skipping or repeating any, whatever the sorting', async () => {
      for (const field of ['deadline_date', 'admin_deadline', 'newest_message']) {
        const sort = { field, direction: 'asc' };
        const whole = titlesOf(await all({ sort }));
        const paged: string[] = [];
        for (let offset = 0; offset < 6; offset += 1) {
          paged.push(...titlesOf(await all({ sort, limit: 1, offset })));
        }
        expect(paged).toEqual(whole);
      }
    });

    it('are for admins only', async () => {
      const { status } = await asKari.call('POST /api/main/admin/assignments', {
        body: { locale: 'nb' },
      });
      expect(status).toBe(401);
    });
  });
});
