import { randomUUID } from 'node:crypto';
import { eventMetadata } from '@torg/protocol/events/events';
import { eventKinds, internalEventKinds, type EventKind } from '@torg/protocol/events/event-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';

describe('what the app tells', () => {
  let api: TestApi;
  let ida: string;
  let asIda: TestClient;
  let asAdmin: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    ida = await anAccount(api.db);
    asIda = await api.signedIn(ida);
    asAdmin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  });
  afterAll(() => api.close());

  const notify = (client: TestClient, actingAccount: string, event: string, metadata?: object) =>
    client.call('POST /api/main/event-log/entry', {
      body: { actingAccount, event, ...(metadata && { metadata: metadata as never }) },
    });

  it('is kept, with who did it and what it was about, and marked as told', async () => {
    const thread = randomUUID();
    const { status, body } = await notify(asIda, ida, 'opened_create_calendar_invite_modal', {
      thread,
    });
    expect(status).toBe(201);
    const row = await api.db
      .selectFrom('event')
      .selectAll()
      .where('event', '=', body.event_log_entry)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      kind: 'opened_create_calendar_invite_modal',
      acting_account: ida,
      metadata: { thread },
      reported: true,
    });
    expect(row.trace_id).toMatch(/^[0-9a-f]{32}$/);
  });

  it('starts nothing, whatever it says: no job reacts to it', async () => {
    await notify(asIda, ida, 'published_assignment', { assignment: randomUUID() });
    await api.runJobs();
    expect(api.mail.sent).toEqual([]);
    expect(await api.events('published_assignment')).toEqual([]);
  });

  it.each(eventKinds)(
    'can be of the kind %s, whose metadata is looked at',
    async (event: EventKind) => {
      const surplus = await notify(asIda, ida, event, { surely_not_a_field: 1 });
      expect([surplus.status, surplus.error.errorCode]).toEqual([400, 'unknown_event_metadata']);
      expect(surplus.error.issues?.length).toBeGreaterThan(0);
      if (!eventMetadata[event].safeParse({}).success) return;
      expect((await notify(asIda, ida, event)).status).toBe(201);
    },
  );

  it.each(['', 'bought_a_boat', 'constructor', 'toString', '__proto__', ...internalEventKinds])(
    'is refused when nobody knows the kind: %o',
    async (event) => {
      const { status, error } = await notify(asIda, ida, event, {});
      expect([status, error.errorCode]).toEqual([400, 'unknown_event_type']);
    },
  );

  it('says where the metadata is wrong', async () => {
    const { error } = await notify(asIda, ida, 'get_profile', { profile: 'not-a-uuid' });
    expect(error).toMatchObject({
      errorCode: 'unknown_event_metadata',
      issues: [{ path: 'metadata.profile' }],
    });
  });

  it('is told by everybody for themselves, and by admins for anybody who exists', async () => {
    const admin = asAdmin.account ?? '';
    const { status, error } = await notify(asIda, admin, 'get_profiles');
    expect([status, error.errorCode]).toEqual([401, 'user_is_not_authorized']);
    expect((await notify(asAdmin, ida, 'get_profiles')).status).toBe(201);
    const nobody = await notify(asAdmin, randomUUID(), 'get_profiles');
    expect([nobody.status, nobody.error.errorCode]).toEqual([400, 'reference_not_found']);
  });
});
