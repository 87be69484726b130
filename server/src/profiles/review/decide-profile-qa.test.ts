import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { aCompleteConsultant, aConsultant } from '../profiles.fixtures.ts';

const send = 'POST /api/main/profile/{profile}/send-to-qa';
const decide = 'POST /api/main/admin/profile-qa';
const entriesOf = 'GET /api/main/profile/{profile}/profile-qa';
const changes = 'GET /api/main/admin/changes/{object}';
const current = 'GET /api/main/profile/{profile}/profile-qa/current';

describe('the review of a profile', () => {
  let api: TestApi;
  let admin: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin', name: 'Astri Vik' }));
  });
  afterAll(() => api.close());

  const decided = (account: string, profile_qa_status: 'approved' | 'rejected' | 'in_progress') =>
    admin.call(decide, { body: { account, profile_qa_status } });
  const statuses = async (profile: string) => {
    const answer = await admin.call(entriesOf, { params: { profile } });
    return answer.body.profile_qa_entries.map(({ status }) => status);
  };

  it('is requested by the consultant, and decided by an admin', async () => {
    const profile = await aCompleteConsultant(api.db);
    const client = await api.signedIn(profile);
    const sent = await client.call(send, {
      params: { profile },
      body: { discipline: 'technology' },
    });
    expect([sent.status, sent.error?.errorCode]).toEqual([200, undefined]);
    expect((await decided(profile, 'approved')).status).toBe(200);
    expect(await statuses(profile)).toEqual(['approved', 'in_progress']);
    const now = await client.call(current, { params: { profile } });
    expect(now.body).toMatchObject({ status: 'approved', created_by_name: 'Astri Vik' });
  });

  it('is not started for a profile that was never sent', async () => {
    const createdAt = new Date('2026-03-02T08:00:00Z');
    const profile = await aConsultant(api.db, { visible: false });
    await api.db
      .updateTable('profile')
      .set({ created_at: createdAt })
      .where('profile', '=', profile)
      .execute();
    const client = await api.signedIn(profile);
    for (const as of [client, admin]) {
      const { status, body } = await as.call(current, { params: { profile } });
      expect(status).toBe(200);
      expect(body).toEqual({
        profile_qa: null,
        status: 'not_started',
        created_at: createdAt.toISOString(),
        created_by_name: null,
      });
    }
    expect(await statuses(profile)).toEqual([]);
    const other = await api.signedIn(await aConsultant(api.db));
    expect((await other.call(current, { params: { profile } })).status).toBe(401);
    const missing = await admin.call(current, { params: { profile: randomUUID() } });
    expect([missing.status, missing.error.errorCode]).toEqual([404, 'could_not_find_profile']);
  });

  it('names every rule that fails, each with its entry', async () => {
    const profile = await aConsultant(api.db, { visible: false });
    const { item } = await api.db
      .insertInto('profile_item')
      .values({ profile, kind: 'project' })
      .returning('item')
      .executeTakeFirstOrThrow();
    const client = await api.signedIn(profile);
    const answer = await client.call(send, {
      params: { profile },
      body: { discipline: 'design' },
    });
    expect([answer.status, answer.error.errorCode]).toEqual([400, 'profile_validation_error']);
    const issues = answer.error.issues?.map(({ path, message }) => `${path} ${message}`);
    expect(issues).toContain('profile too_few_skills');
    expect(issues).toContain(`${item} project_description_too_short`);
    // Checked on activation only.
    expect(issues?.join()).not.toContain('image_required');
    expect(await statuses(profile)).toEqual([]);
  });

  it('is not requested twice', async () => {
    const profile = await aCompleteConsultant(api.db);
    const client = await api.signedIn(profile);
    const sends = await Promise.all(
      Array.from({ length: 5 }, () =>
        client.call(send, { params: { profile }, body: { discipline: 'technology' } }),
      ),
    );
    expect(sends.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = sends.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ error }) => error.errorCode))).toEqual(
      new Set(['profile_qa_must_have_status_not_started_to_send_to_qa']),
    );
    expect(await statuses(profile)).toEqual(['in_progress']);
  });

  it('is decided once when two admins decide at the same time, and the other is refused', async () => {
    const other = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    for (let round = 0; round < 5; round += 1) {
      const profile = await aConsultant(api.db, { visible: false, qaStatus: 'in_progress' });
      const answers = await Promise.all([
        decided(profile, 'approved'),
        other.call(decide, { body: { account: profile, profile_qa_status: 'rejected' } }),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.error.errorCode).toBe('profile_qa_state_does_not_allow');
      expect(await statuses(profile)).toHaveLength(1);
    }
  });

  it('is reopened by an admin, and the profile is deactivated meanwhile', async () => {
    const profile = await aConsultant(api.db, { visible: true });
    expect((await decided(profile, 'in_progress')).status).toBe(200);
    const { body } = await admin.call('GET /api/main/profile/{profile}', { params: { profile } });
    expect(body.status).toMatchObject({
      qa_status: 'in_progress',
      activation: 'inactive',
      visible_in_search: false,
    });
  });

  it('is in the history from sending to deciding, each step as an event of its own', async () => {
    const profile = await aCompleteConsultant(api.db);
    const client = await api.signedIn(profile);
    const sendIt = () =>
      client.call(send, { params: { profile }, body: { discipline: 'technology' } });
    await sendIt();
    await decided(profile, 'rejected');
    const { body } = await client.call('GET /api/main/profile/{profile}', { params: { profile } });
    await client.call('PATCH /api/main/profile/{profile}', {
      params: { profile },
      body: {
        section: 'description',
        revision: body.revisions.description,
        changes: { description: 'Rettet nå. '.repeat(50) },
      },
    });
    await sendIt();
    await decided(profile, 'approved');
    await decided(profile, 'in_progress');
    const history = await admin.call(changes, { params: { object: profile } });
    expect(history.body.changes.map(({ what }) => what).toReversed()).toEqual([
      'sent_profile_to_qa',
      'rejected_profile',
      'revised_profile',
      'sent_profile_to_qa',
      'approved_profile',
      'reopened_profile_qa',
    ]);
    expect(await api.events('revised_profile')).toMatchObject([
      {
        acting_account: profile,
        metadata: {
          object: { kind: 'account', id: profile },
          by: 'owner',
          before: { qa_status: 'rejected' },
          after: { qa_status: 'not_started' },
        },
      },
    ]);
  });

  it('is decided only for a profile that exists, and with a state that exists', async () => {
    const missing = await decided(admin.account ?? '', 'approved');
    expect([missing.status, missing.error.errorCode]).toEqual([404, 'could_not_find_profile']);
    const fresh = await aConsultant(api.db, { visible: false });
    expect((await decided(fresh, 'approved')).status).toBe(409);
    const wrong = await decided(fresh, 'not_started' as 'approved');
    expect(wrong.error.errorCode).toBe('request_validation_error');
  });
});
