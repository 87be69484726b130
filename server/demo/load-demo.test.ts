import { limits } from '@torg/protocol/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '../src/accounts/demo-accounts.ts';
import { judge } from '../src/platform/http/files/uploads.ts';
import { silentLog } from '../src/platform/log.ts';
import { startTestApi, type TestApi, type TestClient } from '../src/testing/start-test-api.ts';
import { accountId, assignmentId } from './load/demo-ids.ts';
import { loadDemoIfEmpty } from './load-demo-if-empty.ts';
import { demoAssignments } from './data/assignments.ts';
import { companies } from './data/companies.ts';
import { newcomers } from './data/newcomers.ts';
import { countBy } from './data/lookup.ts';
import { demoPeople } from './data/people.ts';
import { demoDirectThreads, demoInterests } from './data/threads/threads.ts';
import { demoViews } from './data/views.ts';

let api: TestApi;
let loaded: boolean[];
const clients = new Map<string, TestClient>();

const keyOf = (email: string): string => demoPeople.find((one) => one.email === email)?.key ?? '';
const load = () => loadDemoIfEmpty(api.torg.parts, silentLog);

/** Signs in as the person of this key. */
async function as(key: string): Promise<TestClient> {
  const client = clients.get(key) ?? (await api.signedIn(accountId(key)));
  clients.set(key, client);
  return client;
}
const asDemo = (name: string) => as(keyOf(`${name}@torg.example`));

beforeAll(async () => {
  api = await startTestApi();
  // Two processes of one installation that start at the same time.
  loaded = await Promise.all([load(), load()]);
});
afterAll(() => api.close());

describe('the demo data in an empty database', () => {
  it('has as many companies, people and assignments as its source lists', async () => {
    const accounts = await api.db.selectFrom('account').select(['role', 'organization']).execute();
    const rows = await api.db.selectFrom('organization').select('kind').execute();
    expect(countBy(rows.map(({ kind }) => kind))).toEqual({
      client: 8,
      consultant_company: 10,
      independent: companies.length - 18,
    });
    expect(countBy(accounts.map(({ role }) => role))).toEqual({
      admin: 3,
      consultant_buyer: 16 + newcomers.length,
      consultant: 80,
    });
    const states = await api.db.selectFrom('assignment').select('state').execute();
    expect(countBy(states.map(({ state }) => state))).toEqual(
      countBy(demoAssignments.map(({ state }) => state)),
    );
    expect(states).toHaveLength(60);
  });

  it('has buyers and admins who have saved consultants and searches, some of them with new hits', async () => {
    const buyer = await asDemo('innkjoper');
    const { body } = await buyer.call('GET /api/main/saved-profiles');
    expect(body.saved_profiles.filter(({ note }) => note !== '').length).toBeGreaterThan(2);
    expect(body.saved_profiles.some(({ consultant }) => consultant === null)).toBe(true);
    for (const name of ['innkjoper', 'inkopare', 'admin']) {
      const client = await asDemo(name);
      const found = await client.call('GET /api/main/saved-searches');
      const counts = await Promise.all(
        found.body.saved_searches.map(({ saved_search }) =>
          client.call('GET /api/main/saved-searches/{saved_search}/count', {
            params: { saved_search },
          }),
        ),
      );
      for (const count of counts) expect(count.body.total, name).toBeGreaterThan(0);
      expect(
        counts.some((count) => count.body.new_total > 0),
        name,
      ).toBe(true);
    }
  });

  it('has recorded mails to the invited about published assignments, so that none is sent again', async () => {
    const invited = await api.db
      .selectFrom('assignment_invited as n')
      .innerJoin('assignment as a', 'a.assignment', 'n.assignment')
      .select(['n.assignment', 'n.account'])
      .where('a.public_date', 'is not', null)
      .orderBy('n.assignment')
      .orderBy('n.account')
      .execute();
    const mailed = await api.db
      .selectFrom('invitation_mail')
      .select(['assignment', 'account'])
      .where('sent_at', 'is not', null)
      .orderBy('assignment')
      .orderBy('account')
      .execute();
    expect(mailed.length).toBeGreaterThan(0);
    expect(mailed).toEqual(invited);
  });

  it('is loaded by only one of two processes that start at once', () => {
    expect(loaded.filter(Boolean)).toHaveLength(1);
  });

  it('is not loaded into a database that has accounts', async () => {
    const count = () => api.db.selectFrom('event').select('event').execute();
    const before = await count();
    expect(await load()).toBe(false);
    expect(await count()).toHaveLength(before.length);
  });

  it.each(demoAccounts.map(({ email }) => email))(
    'lets %s sign in with the password',
    async (email) => {
      const body = { email, password: demoPassword };
      const answer = await api.stranger.call('POST /api/auth/sign-in', { body });
      expect(answer.status).toBe(200);
      expect(answer.body.user?.account.email).toBe(email);
      expect(String(answer.headers['set-cookie'])).toContain('torg_session=');
    },
  );

  it('publishes nothing that is not ready', async () => {
    const admin = await asDemo('admin');
    for (const { key, state } of demoAssignments.filter((row) => row.state !== 'draft')) {
      const draft = await admin.call('GET /api/main/assignment/{assignment_id}/draft', {
        params: { assignment_id: assignmentId(key) },
      });
      // The deadline of an assignment that is no longer published may have passed.
      const missing = draft.body.missing.filter(({ code }) => code !== 'deadline_has_passed');
      expect({ state: draft.body.state, missing }).toEqual({ state, missing: [] });
    }
  });

  it('shows each person as many unread threads as the data says', async () => {
    const threads = [...demoInterests, ...demoDirectThreads];
    for (const { key, email } of demoPeople.filter((one) => one.email.endsWith('@torg.example'))) {
      const unread = threads.filter(({ unreadBy = [] }) => unreadBy.includes(key)).length;
      const me = await (await as(key)).call('GET /api/main/account/me');
      expect([email, me.body.unreadThreadsCount]).toEqual([email, unread]);
    }
  });

  it('mails nobody about messages from before the loading', async () => {
    api.clock.advance({ minutes: 20 });
    await api.torg.parts.jobs.run(
      api.torg.parts.jobs.definitions.find(({ name }) => name === 'sweep-unread') as never,
      { input: {} },
    );
    await api.runJobs();
    expect(api.mail.sent).toEqual([]);
  });
});

describe('a person who signs in to the demo data', () => {
  it.each(['konsulent', 'bedrift', 'bolag', 'selvstendig', 'ny.konsulent'])(
    'finds assignments as %s',
    async (name) => {
      const client = await asDemo(name);
      const list = await client.call('POST /api/main/assignments', { body: { locale: 'nb' } });
      expect(list.status).toBe(200);
      expect(list.body.assignments).toHaveLength(limits.assignmentPage.default);
      const open = demoAssignments.filter((row) => row.state === 'published');
      const isOpen = ({ type, invited = [] }: (typeof open)[number]) =>
        type === 'public' || invited.includes(keyOf(`${name}@torg.example`));
      expect(list.body.total).toBeGreaterThanOrEqual(open.filter(isOpen).length);
    },
  );

  it.each(['innkjoper', 'inkopare'])('finds their own assignments as %s', async (name) => {
    const key = keyOf(`${name}@torg.example`);
    const mine = demoAssignments.filter(({ editors }) => editors.includes(key));
    const list = await (
      await asDemo(name)
    ).call('POST /api/main/assignments/mine', { body: { locale: 'nb' } });
    expect(list.body.total).toBe(mine.length);
  });

  it('finds every assignment and thread as an admin or a participant', async () => {
    const admin = await asDemo('admin');
    const all = await admin.call('POST /api/main/admin/assignments', {
      body: { locale: 'nb', limit: 90 },
    });
    expect(all.body.assignments).toHaveLength(demoAssignments.length);
    const consultant = keyOf('konsulent@torg.example');
    const own = demoInterests.filter((row) => row.sender === consultant).length;
    const threads = await (await as(consultant)).call('GET /api/main/threads');
    expect(threads.body.total).toBeGreaterThanOrEqual(own);
  });

  it('finds as many views of an assignment as its source says', async () => {
    const admin = await asDemo('admin');
    for (const { assignment, views, uniqueViewers } of demoViews) {
      const stats = await admin.call('GET /api/main/assignment/{assignment_id}/stats', {
        params: { assignment_id: assignmentId(assignment) },
      });
      expect(stats.body).toMatchObject({ views, uniqueUsers: uniqueViewers });
    }
  });

  it('opens attachments of the kind that their names say, and sees the logos', async () => {
    const admin = await asDemo('admin');
    const [withFile] = demoAssignments.filter(({ attachments = [] }) => attachments.length > 0);
    const assignment_id = assignmentId(withFile?.key ?? '');
    const { body } = await admin.call('GET /api/main/assignment/{assignment_id}', {
      params: { assignment_id },
    });
    for (const { file_id, media_type, size } of body.attachments) {
      const file = await admin.call(
        'GET /api/main/assignment/{assignment_id}/attachments/{file_id}',
        { params: { assignment_id, file_id } },
      );
      expect(file.raw).toHaveLength(size);
      expect(await judge(file.raw)).toBe(media_type);
    }
    const file_id = body.company.logo_url?.split('/').at(-1) ?? '';
    const logo = await admin.call('GET /api/main/image/{file_id}', { params: { file_id } });
    expect(logo.status).toBe(200);
    expect(logo.headers['content-type']).toBe('image/svg+xml');
    expect(logo.headers['content-security-policy']).toContain('sandbox');
  });
});
