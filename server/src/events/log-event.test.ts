import { randomUUID } from 'node:crypto';
import { eventMetadata } from '@torg/protocol/events/events';
import { eventKinds, internalEventKinds, type EventKind } from '@torg/protocol/events/event-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';

describe('an event that the app reports', () => {
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

  const report = (client: TestClient, actingAccount: string, event: string, metadata?: object) =>
    client.call('POST /api/main/event-log/entry', {
      body: { actingAccount, event, ...(metadata && { metadata: metadata as never }) },
    });

  it('is stored with its account and metadata, and marked as reported', async () => {
    const thread = randomUUID();
    const { status, body } = await report(asIda, ida, 'opened_create_calendar_invite_modal', {
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

  it('starts no job, whatever its kind', async () => {
    await report(asIda, ida, 'published_assignment', { assignment: randomUUID() });
    await api.runJobs();
    expect(api.mail.sent).toEqual([]);
    expect(await api.events('published_assignment')).toEqual([]);
  });

  it.each(eventKinds)(
    'can be of the kind %s, whose metadata is validated',
    async (event: EventKind) => {
      const surplus = await report(asIda, ida, event, { surely_not_a_field: 1 });
      expect([surplus.status, surplus.error.errorCode]).toEqual([400, 'unknown_event_metadata']);
      expect(surplus.error.issues?.length).toBeGreaterThan(0);
      if (!eventMetadata[event].safeParse({}).success) return;
      expect((await report(asIda, ida, event)).status).toBe(201);
    },
  );

  it.each(['', 'bought_a_boat', 'constructor', 'toString', '__proto__', ...internalEventKinds])(
    'is refused when its kind is unknown: %o',
    async (event) => {
      const { status, error } = await report(asIda, ida, event, {});
      expect([status, error.errorCode]).toEqual([400, 'unknown_event_type']);
    },
  );

  it('is refused with the path of wrong metadata', async () => {
    const { error } = await report(asIda, ida, 'get_profile', { profile: 'not-a-uuid' });
    expect(error).toMatchObject({
      errorCode: 'unknown_event_metadata',
      issues: [{ path: 'metadata.profile' }],
    });
  });

  it('may be reported by everybody for themselves, and by admins for any existing account', async () => {
    const admin = asAdmin.account ?? '';
    const { status, error } = await report(asIda, admin, 'get_profiles');
    expect([status, error.errorCode]).toEqual([401, 'user_is_not_authorized']);
    expect((await report(asAdmin, ida, 'get_profiles')).status).toBe(201);
    const nobody = await report(asAdmin, randomUUID(), 'get_profiles');
    expect([nobody.status, nobody.error.errorCode]).toEqual([400, 'reference_not_found']);
  });
});
