import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aMessage, aThread } from '../../messages/messages.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { anAssignment } from '../assignments.fixtures.ts';

type Fields = Parameters<typeof anAssignment>[1];

describe('the assignments that a consultant may answer', () => {
  let api: TestApi;
  let ida: string;
  let asIda: TestClient;
  let isfoss: string;
  let lindvakt: string;

  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const list = async (client: TestClient, body: object = {}) =>
    (await client.call('POST /api/main/assignments', { body: { locale: 'nb', ...body } })).body;
  const titles = async (body: object = {}, client = asIda) =>
    (await list(client, body)).assignments.map(({ title }) => title);

  async function answered(assignment: string, fields: { account: string; sent_by?: string }) {
    const { account, sent_by = account } = fields;
    const thread = await aThread(api.db, { kind: 'interest', assignment, participants: [sent_by] });
    await api.db
      .insertInto('assignment_interest')
      .values({ assignment, thread, account, sent_by })
      .execute();
    return thread;
  }

  async function competencyNamed(name_en: string) {
    const row = await api.db
      .selectFrom('competency')
      .select('competency')
      .where('name_en', '=', name_en)
      .where('type', '=', 'skill')
      .executeTakeFirstOrThrow();
    return row.competency;
  }

  beforeAll(async () => {
    api = await startTestApi();
    isfoss = await anOrganization(api.db, { name: 'Isfoss Energi' });
    lindvakt = await anOrganization(api.db, { name: 'Lindvakt Försäkring', country: 'SE' });
    ida = await anAccount(api.db, { name: 'Ida Solbakken' });
    asIda = await api.signedIn(ida);
    const some: Fields[] = [
      { title: 'Gammel', public_date: daysAgo(30), deadline_date: '2026-12-01' },
      { title: 'Fersk', public_date: daysAgo(2), deadline_date: '2026-11-25' },
      { title: 'Midt imellom', public_date: daysAgo(6.9), allow_remote_work: false },
      { title: 'Nettopp for gammel', public_date: daysAgo(7.1), discipline: 'design' },
      { title: 'Kladd', state: 'draft' },
      { title: 'Trukket', state: 'unpublished', public_date: daysAgo(9) },
      { title: 'Over', state: 'closed', public_date: daysAgo(9) },
      { title: 'Direkte til andre', assignment_type: 'direct' },
    ];
    for (const fields of some) await anAssignment(api.db, { organization: isfoss, ...fields });
    await anAssignment(api.db, {
      organization: lindvakt,
      title: 'Svenskt',
      public_date: daysAgo(12),
      description: 'Vi söker någon som kan räkna på skador i samarbete med aktuarierna.',
      competencies: [await competencyNamed('Kubernetes')],
    });
    await anAssignment(api.db, {
      organization: isfoss,
      title: 'Direkte til Ida',
      assignment_type: 'direct',
      invited: [ida],
      public_date: daysAgo(3),
    });
  });
  afterAll(() => api.close());

  it('are the published ones that are public, and the direct ones to which they are invited', async () => {
    const { assignments, total, limit, offset } = await list(asIda);
    expect(assignments.map(({ title }) => title)).toEqual([
      'Fersk',
      'Direkte til Ida',
      'Midt imellom',
      'Nettopp for gammel',
      'Svenskt',
      'Gammel',
    ]);
    expect({ total, limit, offset }).toEqual({ total: 6, limit: 18, offset: 0 });
    const [, second] = assignments;
    expect(second).toMatchObject({
      assignment_type: 'direct',
      is_active: true,
      company_name: 'Isfoss Energi',
      company_country: 'NO',
      discipline: 'technology',
      deadline: { deadline_is_continuous: true },
    });
  });

  it('are new when they became public within seven days', async () => {
    const body = { groupFilter: 'new-last-week-assignments' };
    expect(await titles(body)).toEqual(['Fersk', 'Direkte til Ida', 'Midt imellom']);
  });

  it('are all published ones for an admin, direct ones too', async () => {
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    expect(await titles({}, admin)).toContain('Direkte til andre');
    expect((await list(admin)).total).toBe(7);
  });

  it('are sorted with those without a deadline last, in both directions', async () => {
    const dated = ['Fersk', 'Gammel'];
    const asc = await titles({ sort: { field: 'deadline_date', direction: 'asc' } });
    const desc = await titles({ sort: { field: 'deadline_date', direction: 'desc' } });
    expect(asc.slice(0, 2)).toEqual(dated);
    expect(desc.slice(0, 2)).toEqual(dated.toReversed());
    // Equal ones are sorted by id, so that paging neither skips nor repeats any.
    expect(asc.slice(2)).toEqual(desc.slice(2));
  });

  it('are sorted by when they became public, in both directions', async () => {
    const field = 'created_at_and_public_date';
    const asc = await titles({ sort: { field, direction: 'asc' } });
    expect(asc).toEqual((await titles({ sort: { field } })).toReversed());
  });

  it.each([
    ['Norway', { countryFilter: 'NO' }, 5],
    ['Sweden', { countryFilter: ['SE'] }, 1],
    ['both countries', { countryFilter: ['NO', 'SE'] }, 6],
    ['no country in particular', { countryFilter: [] }, 6],
    ['remote work', { remoteFilter: 'remote-only' }, 5],
    ['work on site', { remoteFilter: 'onsite-only' }, 1],
    ['one discipline', { disciplineFilter: 'design' }, 1],
    ['several disciplines', { disciplineFilter: ['design', 'technology'] }, 6],
    ['filters together', { countryFilter: 'SE', disciplineFilter: 'design' }, 0],
    ['a word of the title, in any case', { queryFilter: 'FERSK' }, 1],
    ['a part of the title', { queryFilter: 'ersk' }, 1],
    ['the company', { queryFilter: 'lindvakt' }, 1],
    ['the start of a word in the description', { queryFilter: 'aktuari' }, 1],
    ['a required skill', { queryFilter: 'kubern' }, 1],
    ['another word for it', { queryFilter: 'K8S' }, 1],
    ['several words, each somewhere', { queryFilter: 'skador lindvakt' }, 1],
    ['several words, one of them unknown', { queryFilter: 'skador isfoss' }, 0],
    ['wildcards of a pattern', { queryFilter: '%' }, 0],
    ['operators of a text search', { queryFilter: `'&|!:*\\ <->` }, 0],
    ['nothing but spaces', { queryFilter: '   ' }, 6],
  ])('can be filtered by %s', async (_what, filter, expected) => {
    const { assignments, total } = await list(asIda, filter);
    expect(total).toBe(expected);
    expect(assignments).toHaveLength(expected);
  });

  it('are paged with the total of all, also past the end', async () => {
    const all = await titles();
    const first = await list(asIda, { limit: 4 });
    const second = await list(asIda, { limit: 4, offset: 4 });
    const past = await list(asIda, { limit: 4, offset: 400 });
    const paged = [...first.assignments, ...second.assignments].map(({ title }) => title);
    expect(paged).toEqual(all);
    expect([first.total, second.total, past.total]).toEqual([6, 6, 6]);
    expect(past).toMatchObject({ assignments: [], limit: 4, offset: 400 });
  });

  it.each([
    { limit: 0 },
    { limit: 91 },
    { limit: 1.5 },
    { offset: -1 },
    { sort: { field: 'admin_deadline' } },
    { sort: { field: 'title; drop table assignment' } },
    { sort: { field: 'deadline_date', direction: 'sideways' } },
    { groupFilter: 'admin-all' },
    { countryFilter: 'DK' },
    { disciplineFilter: 'magic' },
    { remoteFilter: 'sometimes' },
    { locale: undefined },
    { locale: 'fi' },
    { groupfilter: 'active-assignments' },
    { sort: { field: 'deadline_date', order: 'asc' } },
  ])('are refused for %o', async (body) => {
    const answer = await asIda.call('POST /api/main/assignments', {
      body: { locale: 'nb', ...(body as object) },
    });
    expect(answer.status).toBe(400);
    expect(answer.error.errorCode).toBe('request_validation_error');
  });

  it('name roles and skills in the requested language', async () => {
    const skillIn = async (locale: string) => {
      const { assignments } = await list(asIda, { locale, queryFilter: 'Svenskt' });
      return assignments[0]?.skills;
    };
    expect(await skillIn('en')).toEqual([
      { uuid: expect.any(String), name: 'Kubernetes', type: 'skill', discipline: 'technology' },
    ]);
    const [found] = (await list(asIda, { queryFilter: 'Fersk' })).assignments;
    const [inEnglish] = (await list(asIda, { queryFilter: 'Fersk', locale: 'en' })).assignments;
    expect(found?.roles).toHaveLength(1);
    expect(inEnglish?.roles[0]?.uuid).toBe(found?.roles[0]?.uuid);
  });

  describe('the assignments that somebody sent interest for', () => {
    let sender: string;
    let asSender: TestClient;
    let company: string;
    const own = { groupFilter: 'has-expressed-interest-assignments' };

    beforeAll(async () => {
      company = await anOrganization(api.db, { name: 'Kantarell', kind: 'consultant_company' });
      sender = await anAccount(api.db, { organization: company, name: 'Nora Lien' });
      asSender = await api.signedIn(sender);
    });

    it('stay in their own list, also when they are no longer active', async () => {
      expect(await titles(own, asSender)).toEqual([]);
      for (const state of ['published', 'unpublished', 'closed'] as const) {
        const title = `Svart på, ${state}`;
        const public_date = daysAgo(20);
        const assignment = await anAssignment(api.db, { title, state, public_date });
        await answered(assignment, { account: sender });
      }
      expect((await titles(own, asSender)).toSorted()).toEqual([
        'Svart på, closed',
        'Svart på, published',
        'Svart på, unpublished',
      ]);
      expect(await titles({}, asSender)).toContain('Svart på, published');
      expect(await titles({}, asSender)).not.toContain('Svart på, closed');
      expect(await titles(own)).toEqual([]);
    });

    it('show a consultant their own interest, and a company admin that of the company', async () => {
      const title = 'Flere har svart';
      const assignment = await anAssignment(api.db, { title });
      const colleague = await anAccount(api.db, { organization: company, name: 'Per Strand' });
      const boss = await anAccount(api.db, { organization: company, is_admin_in_company: true });
      for (const account of [sender, colleague, ida]) await answered(assignment, { account });
      const seenBy = async (client: TestClient) => {
        const { assignments } = await list(client, { queryFilter: title });
        return assignments[0]?.interested_consultants.map(({ account }) => account).toSorted();
      };
      expect(await seenBy(asSender)).toEqual([sender]);
      expect(await seenBy(await api.signedIn(boss))).toEqual([sender, colleague].toSorted());
    });

    it('show the viewer’s threads with their unread count, and are sorted by the newest message there', async () => {
      const title = 'Samtale';
      const organization = await anOrganization(api.db);
      const buyer = await anAccount(api.db, { role: 'consultant_buyer', organization });
      const reader = await anAccount(api.db);
      const older = await anAssignment(api.db, { title: `${title} 1`, public_date: daysAgo(9) });
      const newer = await anAssignment(api.db, { title: `${title} 2`, public_date: daysAgo(8) });
      await anAssignment(api.db, { title: `${title} 3`, public_date: daysAgo(1) });
      const kind = 'interest' as const;
      const participants = [reader, buyer];
      const inOlder = await aThread(api.db, { kind, assignment: older, participants });
      const inNewer = await aThread(api.db, { kind, assignment: newer, participants });
      await aThread(api.db, { kind, assignment: newer, participants: [buyer] });
      await aMessage(api.db, { thread: inNewer, sender: reader });
      await aMessage(api.db, { thread: inOlder, sender: reader });
      await aMessage(api.db, { thread: inOlder, sender: buyer });
      await aMessage(api.db, { thread: inOlder, sender: buyer });
      const sort = { field: 'newest_message', direction: 'desc' };
      const { assignments } = await list(await api.signedIn(reader), { sort, queryFilter: title });
      expect(assignments.map((one) => one.title)).toEqual([
        `${title} 1`,
        `${title} 2`,
        `${title} 3`,
      ]);
      expect(assignments.map((one) => one.message_threads)).toMatchObject([
        [{ thread_id: inOlder, number_of_unread_messages: 2 }],
        [{ thread_id: inNewer, number_of_unread_messages: 0 }],
        [],
      ]);
    });
  });

  it('record in the event log which list was viewed', async () => {
    await titles({ groupFilter: 'new-last-week-assignments' });
    const events = await api.events('get_assignments');
    expect(events.at(-1)).toMatchObject({
      acting_account: ida,
      metadata: { groupFilter: 'new-last-week-assignments' },
    });
  });
});
