import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  assignmentLife,
  assignmentStates,
  type AssignmentMove as Move,
  type AssignmentState,
} from '@torg/protocol/assignments/assignment-life';
import { eventOf, isOpenFrom } from '@torg/protocol/lifecycle';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { anAssignment } from '../assignments.fixtures.ts';

describe('an assignment that moves from state to state', () => {
  let api: TestApi;
  let organization: string;
  let buyer: string;
  const clients: Record<string, TestClient> = {};

  beforeAll(async () => {
    api = await startTestApi();
    organization = await anOrganization(api.db);
    const aBuyer = () => anAccount(api.db, { role: 'consultant_buyer', organization });
    buyer = await aBuyer();
    clients['editor'] = await api.signedIn(buyer);
    clients['admin'] = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    clients['colleague'] = await api.signedIn(await aBuyer());
  });
  afterAll(() => api.close());

  const aTypical = (more: object = {}) =>
    anAssignment(api.db, { organization, editors: [buyer], ...more });
  const one = '/api/main/assignment/{assignment_id}';
  const move = (party: string, name: Exclude<Move, 'remove'>, assignment_id: string) =>
    (clients[party] as TestClient).call(`POST ${one}/${name}`, {
      params: { assignment_id },
      ...(name === 'close' ? { body: { reason: 'hired_on_torg' } } : {}),
    } as never);
  const remove = (party: string, assignment_id: string) =>
    (clients[party] as TestClient).call(`DELETE ${one}`, { params: { assignment_id } });
  const findRow = (assignment: string) =>
    api.db
      .selectFrom('assignment')
      .selectAll()
      .where('assignment', '=', assignment)
      .executeTakeFirst();
  const rowOf = async (assignment: string) => {
    const row = await findRow(assignment);
    if (row === undefined) throw new Error('the assignment is gone');
    return row;
  };
  const eventsOf = async (assignment: string) => {
    const events = await api.db
      .selectFrom('event')
      .select(['kind', 'acting_account', 'metadata'])
      .where('kind', '<>', 'recorded_change')
      .where(sql`coalesce(assignment::text, metadata -> 'object' ->> 'id')`, '=', assignment)
      .orderBy('created_at')
      .execute();
    return events;
  };

  const moves = Object.keys(assignmentLife.moves) as Move[];
  const cases = moves.flatMap((name) =>
    assignmentStates.flatMap((state) =>
      ['editor', 'admin', 'colleague'].map((party) => [party, name, state] as const),
    ),
  );

  /** What the table of states expects as the result. */
  function expectedOf(party: string, name: Move, state: AssignmentState) {
    const { to } = assignmentLife.moves[name];
    const stays = { state, revision: 0, events: [] };
    if (party === 'colleague') return { ...stays, status: 401, code: 'user_is_not_authorized' };
    if (!isOpenFrom(assignmentLife, state, name)) {
      return { ...stays, status: 409, code: 'assignment_state_does_not_allow' };
    }
    const kind = eventOf(assignmentLife, name, state);
    const done = { code: undefined, events: [kind] };
    if (to === null) return { ...done, status: 204, state: undefined, revision: undefined };
    return { ...done, status: 200, state: to, revision: 1 };
  }

  it.each(cases)('%s wants to %s one that is %s', async (party, name, state) => {
    const assignment = await aTypical({ state });
    const { status, error } = await (name === 'remove'
      ? remove(party, assignment)
      : move(party, name, assignment));
    const row = await findRow(assignment);
    const events = (await eventsOf(assignment)).map(({ kind }) => kind);
    const outcome = { status, code: error?.errorCode, state: row?.state, revision: row?.revision };
    expect({ ...outcome, events }).toEqual(expectedOf(party, name, state));
  });

  it('reports everything that is missing at once', async () => {
    const created = await (clients['editor'] as TestClient).call('POST /api/main/assignments/new');
    const { status, error } = await move('editor', 'publish', created.body.assignment_uuid);
    expect([status, error.errorCode]).toEqual([400, 'assignment_not_ready']);
    expect(error.issues).toMatchObject([
      { path: 'title', code: 'title_length' },
      { path: 'description', code: 'description_too_short' },
      { path: 'roles', code: 'role_or_skill_required' },
      { path: 'percent', code: 'percent_required' },
      { path: 'deadline', code: 'deadline_required' },
      { path: 'region', code: 'region_required' },
    ]);
    for (const issue of error.issues ?? []) expect(issue.message).not.toBe('');
    expect(await rowOf(created.body.assignment_uuid)).toMatchObject({ state: 'draft' });
  });

  it('requires that offers stand at least until the deadline', async () => {
    const early = { deadline_date: '2027-01-10', abidance_deadline: '2027-01-09', state: 'draft' };
    const { error } = await move('editor', 'publish', await aTypical(early));
    expect(error.issues).toMatchObject([{ code: 'abidance_deadline_too_early' }]);
    const same = await aTypical({ ...early, abidance_deadline: '2027-01-10' });
    expect((await move('editor', 'publish', same)).status).toBe(200);
  });

  it('is not published when it is direct and invites nobody', async () => {
    const assignment = await aTypical({ state: 'draft', assignment_type: 'direct' });
    const { status, error } = await move('editor', 'publish', assignment);
    expect([status, error.errorCode]).toEqual([400, 'assignment_not_ready']);
    expect(error.issues).toMatchObject([{ path: 'invited', code: 'invited_required' }]);
    expect(await rowOf(assignment)).toMatchObject({ state: 'draft', public_date: null });
    expect(await eventsOf(assignment)).toEqual([]);
    const invited = [await aConsultant(api.db)];
    const other = await aTypical({ state: 'draft', assignment_type: 'direct', invited });
    expect((await move('editor', 'publish', other)).status).toBe(200);
    expect((await eventsOf(other)).map(({ kind }) => kind)).toEqual(['published_assignment']);
  });

  it('is not published with a deadline that has passed, by the day of the market', async () => {
    // In Oslo and Stockholm it has been the 24th for half an hour.
    api.clock.set(new Date('2026-11-23T23:30:00Z'));
    const dated = (deadline_date: string) => aTypical({ state: 'draft', deadline_date });
    const [passed, today] = [await dated('2026-11-23'), await dated('2026-11-24')];
    const { status, error } = await move('editor', 'publish', passed);
    expect([status, error.errorCode]).toEqual([400, 'assignment_not_ready']);
    expect(error.issues).toMatchObject([{ path: 'deadline', code: 'deadline_has_passed' }]);
    expect(await rowOf(passed)).toMatchObject({ state: 'draft' });
    expect(await eventsOf(passed)).toEqual([]);
    expect((await move('editor', 'publish', today)).status).toBe(200);
    api.clock.set(new Date('2026-11-24T23:30:00Z'));
    // The deadline has passed since: a published assignment stays, and can be changed.
    const params = { assignment_id: today };
    const editor = clients['editor'] as TestClient;
    const draft = await editor.call('GET /api/main/assignment/{assignment_id}/draft', { params });
    expect(draft.body).toMatchObject({ is_active: true, missing: [] });
    const saved = await editor.call('PATCH /api/main/assignment/{assignment_id}', {
      params,
      body: { revision: draft.body.revision, changes: { percent: 60 } },
    });
    expect(saved.status).toBe(200);
    await move('editor', 'unpublish', today);
    expect((await move('editor', 'publish', today)).error.issues).toMatchObject([
      { code: 'deadline_has_passed' },
    ]);
    api.clock.set(new Date());
  });

  it('is published once when two people do it at once: one event, and the other one is refused', async () => {
    const assignment = await aTypical({ state: 'draft' });
    const both = await Promise.all([
      move('editor', 'publish', assignment),
      move('admin', 'publish', assignment),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await eventsOf(assignment)).toHaveLength(1);
  });

  it('is removed once when two people do it at once', async () => {
    const assignment = await aTypical({ state: 'draft' });
    const both = await Promise.all([remove('editor', assignment), remove('admin', assignment)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 404]));
    expect(await eventsOf(assignment)).toMatchObject([
      {
        kind: 'removed_assignment',
        metadata: { before: { state: 'draft' }, after: { state: null } },
      },
    ]);
  });

  it('is either published or removed when two people do both at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const assignment = await aTypical({ state: 'draft' });
      const answers = await Promise.all([
        move('editor', 'publish', assignment),
        remove('admin', assignment),
      ]);
      const isThere = (await findRow(assignment)) !== undefined;
      const statuses = answers.map(({ status }) => status);
      expect(statuses).toEqual(isThere ? [200, 409] : [404, 204]);
      expect(await eventsOf(assignment)).toHaveLength(1);
    }
  });

  it('gets a new public date each time it is published', async () => {
    const public_date = new Date(Date.now() - 20 * 86_400_000);
    const assignment = await aTypical({ state: 'unpublished', public_date });
    const { body } = await move('editor', 'publish', assignment);
    expect(Date.parse(body.public_date ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await move('editor', 'unpublish', assignment);
    expect((await rowOf(assignment)).public_date?.toISOString()).toBe(body.public_date);
    expect((await eventsOf(assignment)).map(({ kind }) => kind)).toEqual([
      'published_assignment',
      'unpublished_assignment',
    ]);
  });

  it('stores why it was closed until it is opened again', async () => {
    const assignment = await aTypical();
    await move('editor', 'close', assignment);
    expect(await rowOf(assignment)).toMatchObject({ close_reason: 'hired_on_torg' });
    expect(await eventsOf(assignment)).toMatchObject([
      {
        kind: 'unpublished_assignment',
        acting_account: buyer,
        metadata: { assignment, closeReason: 'hired_on_torg' },
      },
    ]);
    await move('editor', 'reopen', assignment);
    expect(await rowOf(assignment)).toMatchObject({ state: 'unpublished', close_reason: null });
  });

  it('requires a reason to be closed', async () => {
    const assignment_id = await aTypical();
    for (const body of [{}, { reason: 'bored' }]) {
      const { status } = await (clients['editor'] as TestClient).call(
        'POST /api/main/assignment/{assignment_id}/close',
        { params: { assignment_id }, body: body as never },
      );
      expect(status).toBe(400);
    }
  });

  it('makes an earlier save outdated', async () => {
    const assignment_id = await aTypical({ state: 'draft' });
    await move('editor', 'publish', assignment_id);
    const { status } = await (clients['editor'] as TestClient).call(
      'PATCH /api/main/assignment/{assignment_id}',
      { params: { assignment_id }, body: { revision: 0, changes: { title: 'For sent' } } },
    );
    expect(status).toBe(409);
  });
});
