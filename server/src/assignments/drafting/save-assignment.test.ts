import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { competencyId } from '../../competencies/competencies.queries.ts';
import { aThread } from '../../messages/messages.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant, showProfile } from '../../profiles/profiles.fixtures.ts';
import { regionId } from '../../regions/regions.queries.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { anAssignment } from '../assignments.fixtures.ts';

describe('saving an assignment', () => {
  let api: TestApi;
  let organization: string;
  let buyer: string;
  let asBuyer: TestClient;
  let asAdmin: TestClient;
  let draft: string;
  let role: string;
  let skill: string;

  const aBuyer = (more: object = {}) =>
    anAccount(api.db, { role: 'consultant_buyer', organization, ...more });
  const save = (client: TestClient, revision: number, changes: object, assignment_id = draft) =>
    client.call('PATCH /api/main/assignment/{assignment_id}', {
      params: { assignment_id },
      body: { revision, changes },
    });
  const load = async (client = asBuyer, assignment_id = draft) =>
    (
      await client.call('GET /api/main/assignment/{assignment_id}/draft', {
        params: { assignment_id },
      })
    ).body;

  beforeAll(async () => {
    api = await startTestApi();
    organization = await anOrganization(api.db);
    buyer = await aBuyer({ name: 'Kari Vestli' });
    asBuyer = await api.signedIn(buyer);
    asAdmin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    const first = async (type: 'role' | 'skill') => {
      const rows = await api.db
        .selectFrom('competency')
        .select('key')
        .where('type', '=', type)
        .orderBy('key')
        .execute();
      return competencyId(type, rows[0]?.key ?? '');
    };
    role = await first('role');
    skill = await first('skill');
  });
  afterAll(() => api.close());

  beforeEach(async () => {
    const created = await asBuyer.call('POST /api/main/assignments/new');
    draft = created.body.assignment_uuid;
  });

  it('stores every field of the wizard as it was sent', async () => {
    const invited = await aConsultant(api.db, { account: { name: 'Nora Lien' } });
    const colleague = await aBuyer({ name: 'Anders Moe' });
    const changes = {
      title: 'Plattformutvikler til styringssystemet',
      assignment_type: 'direct',
      discipline: 'technology',
      description: '## Om oppdraget\n\nVi bygger **nytt**.',
      roles: [role],
      skills: [skill],
      requirements: [
        { kind: 'must', text: 'Norsk skriftlig' },
        { kind: 'should', text: 'Erfaring fra kraft' },
      ],
      start_date: '2027-02-01',
      duration: '6 måneder, med opsjon',
      percent: 80,
      allow_remote_work: true,
      region: regionId('NO-46'),
      place_description: 'Ved kaia',
      terms_and_conditions: 'Standardvilkår',
      abidance_deadline: '2027-03-01',
      deadline: { deadline_with_date: '2027-01-15' },
      editors: [colleague, buyer],
      contacts: [colleague],
      invited: [invited],
    };
    const { status, body } = await save(asBuyer, 0, changes);
    expect(status).toBe(200);
    const { region, roles, skills, editors, contacts, ...columns } = changes;
    expect(body).toMatchObject({
      ...columns,
      invited: [{ account: invited, name: 'Nora Lien' }],
      revision: 1,
      updated_by_name: 'Kari Vestli',
      missing: [{ path: 'description', code: 'description_too_short' }],
    });
    expect(body.region?.uuid).toBe(region);
    expect(body.roles.map(({ uuid }) => uuid)).toEqual(roles);
    expect(body.skills.map(({ uuid }) => uuid)).toEqual(skills);
    expect(body.editors.map(({ uuid }) => uuid)).toEqual(editors);
    expect(body.contacts.map(({ uuid }) => uuid)).toEqual(contacts);
    expect(await load()).toEqual(body);
  });

  it('leaves missing fields unchanged, and clears emptied ones', async () => {
    await save(asBuyer, 0, {
      title: 'Første',
      roles: [role],
      deadline: { deadline_is_asap: true },
    });
    const { body } = await save(asBuyer, 1, { percent: 50 });
    expect(body).toMatchObject({
      title: 'Første',
      percent: 50,
      deadline: { deadline_is_asap: true },
    });
    const emptied = await save(asBuyer, 2, { roles: [], deadline: null, percent: null, title: '' });
    expect(emptied.body).toMatchObject({ roles: [], deadline: null, percent: null, title: '' });
  });

  it('is refused when it is based on an older revision, and the other save stays', async () => {
    await save(asBuyer, 0, { title: 'Den ene fanen' });
    const late = await save(asBuyer, 0, { title: 'Den andre fanen' });
    expect([late.status, late.error.errorCode]).toEqual([409, 'assignment_was_changed']);
    expect(await load()).toMatchObject({ title: 'Den ene fanen', revision: 1 });
  });

  it('loses nothing that was acknowledged when two tabs save thirty times at once', async () => {
    const answers: (string | undefined)[] = [];
    /** Sends the text again, based on the newest revision, until it is accepted. */
    async function type(field: 'title' | 'place_description', text: string): Promise<void> {
      const { revision } = await load();
      const { status, error } = await save(asBuyer, revision, { [field]: text });
      answers.push(status === 200 ? 'saved' : error.errorCode);
      if (status !== 200) await type(field, text);
    }
    const tab = async (field: 'title' | 'place_description') => {
      for (let round = 1; round <= 15; round += 1) await type(field, `${field} ${round}`);
    };
    await Promise.all([tab('title'), tab('place_description')]);
    expect(new Set(answers)).toEqual(new Set(['saved', 'assignment_was_changed']));
    expect(answers.filter((answer) => answer === 'saved')).toHaveLength(30);
    expect(await load()).toMatchObject({
      revision: 30,
      title: 'title 15',
      place_description: 'place_description 15',
    });
  });

  it('accepts one of thirty saves of the same revision, and refuses the other twenty-nine', async () => {
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, index) => save(asBuyer, 0, { title: `Forsøk ${index}` })),
    );
    const taken = all.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(29);
    expect(await load()).toMatchObject({ title: taken[0]?.body.title, revision: 1 });
  });

  it('requires at least one editor', async () => {
    const { status, error } = await save(asBuyer, 0, { editors: [] });
    expect([status, error.errorCode]).toEqual([400, 'assignment_needs_an_editor']);
  });

  it.each([
    [
      'somebody of another client',
      'editors',
      () => anAccount(api.db, { role: 'consultant_buyer' }),
    ],
    ['a consultant', 'contacts', () => anAccount(api.db)],
    ['nobody', 'editors', () => randomUUID()],
    ['somebody who is not verified', 'editors', () => aBuyer({ verified: false })],
    ['a consultant who is not visible', 'invited', () => aConsultant(api.db, { visible: false })],
    ['a buyer', 'invited', () => aBuyer()],
    ['a skill', 'roles', () => skill],
    ['a role', 'skills', () => role],
  ] as const)('refuses %s among its %s', async (_who, field, make) => {
    const id = await make();
    const { status, error } = await save(asBuyer, 0, { title: 'Skal ikke lagres', [field]: [id] });
    expect([status, error.errorCode]).toEqual([400, 'reference_not_found']);
    expect(error.issues?.[0]?.path).toBe(`${field}.0`);
    expect(await load()).toMatchObject({ title: '', revision: 0 });
  });

  it('refuses a region that does not exist', async () => {
    const { error } = await save(asBuyer, 0, { region: randomUUID() });
    expect(error).toMatchObject({
      errorCode: 'reference_not_found',
      issues: [{ path: 'region' }],
    });
  });

  it('lets people stay who could no longer be added', async () => {
    const invited = await aConsultant(api.db);
    const first = await save(asBuyer, 0, { invited: [invited] });
    expect(first.status).toBe(200);
    await showProfile(api.db, invited, false);
    const other = await aConsultant(api.db);
    const { status, body } = await save(asBuyer, 1, { invited: [other, invited] });
    expect(status).toBe(200);
    expect(body.invited.map(({ account }) => account)).toEqual([other, invited]);
  });

  it.each([
    ['title', { title: 'x'.repeat(121) }],
    ['percent', { percent: 9 }],
    ['percent', { percent: 101 }],
    ['percent', { percent: 50.5 }],
    ['roles', { roles: [randomUUID(), randomUUID(), randomUUID(), randomUUID()] }],
    ['skills', { skills: Array.from({ length: 16 }, () => randomUUID()) }],
    ['deadline', { deadline: { deadline_is_asap: true, deadline_is_continuous: true } }],
    ['deadline', { deadline: {} }],
    ['start_date', { start_date: '2026-02-30' }],
    ['discipline', { discipline: 'magic' }],
    ['state', { state: 'published' }],
    ['title', { title: 'a\u0000b' }],
  ])('refuses an invalid value in %s', async (_field, changes) => {
    const { status, error } = await save(asBuyer, 0, changes);
    expect([status, error.errorCode]).toEqual([400, 'request_validation_error']);
  });

  it('accepts the notes of admins from admins only', async () => {
    const notes = { admin_deadline: '2027-01-01', external_url: 'https://anskaffelser.example/7' };
    expect((await save(asBuyer, 0, notes)).status).toBe(401);
    expect((await save(asAdmin, 0, { external_url: 'javascript:alert(1)' })).status).toBe(400);
    const { status, body } = await save(asAdmin, 0, notes);
    expect(status).toBe(200);
    expect(body).toMatchObject(notes);
    expect(await load()).not.toHaveProperty('admin_deadline');
  });

  it('is for editors: a colleague is refused until they become one', async () => {
    const colleague = await aBuyer();
    const asColleague = await api.signedIn(colleague);
    expect((await save(asColleague, 0, { title: 'Hei' })).status).toBe(401);
    await save(asBuyer, 0, { editors: [buyer, colleague] });
    expect((await save(asColleague, 1, { title: 'Hei' })).body).toMatchObject({ title: 'Hei' });
    expect((await save(asBuyer, 0, {}, randomUUID())).error.errorCode).toBe(
      'could_not_find_assignment',
    );
  });

  it('requires that a published one stays complete, and names everything that would be missing', async () => {
    const published = await anAssignment(api.db, { organization, editors: [buyer] });
    const broken = { title: 'Kort', percent: null, description: 'Lite' };
    const { status, error } = await save(asBuyer, 0, broken, published);
    expect([status, error.errorCode]).toEqual([400, 'assignment_not_ready']);
    expect(error.issues).toMatchObject([
      { path: 'title', code: 'title_length' },
      { path: 'description', code: 'description_too_short' },
      { path: 'percent', code: 'percent_required' },
    ]);
    expect(await load(asBuyer, published)).toMatchObject({ percent: 100, revision: 0 });
    const fine = await save(asBuyer, 0, { percent: 60 }, published);
    expect(fine.body).toMatchObject({ percent: 60, state: 'published' });
  });

  it('adds a new editor to the threads of earlier answers', async () => {
    const published = await anAssignment(api.db, { organization, editors: [buyer] });
    const consultant = await aConsultant(api.db);
    const thread = await aThread(api.db, {
      kind: 'interest',
      assignment: published,
      participants: [consultant, buyer],
    });
    const colleague = await aBuyer();
    const { status } = await save(asBuyer, 0, { editors: [buyer, colleague] }, published);
    expect(status).toBe(200);
    const participants = await api.db
      .selectFrom('thread_participant')
      .select('account')
      .where('thread', '=', thread)
      .execute();
    expect(participants.map(({ account }) => account)).toContain(colleague);
  });
});
