import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { anAssignment } from '../assignments.fixtures.ts';

interface Notice {
  topic: string;
  accounts: string[];
  data: { assignment: string };
}

describe('the open pages of the other editors', () => {
  let api: TestApi;
  let notices: Notice[] = [];
  let kari: string;
  let anders: string;
  let asKari: TestClient;
  let assignment_id: string;

  beforeAll(async () => {
    api = await startTestApi();
    await api.torg.parts.database.listen('torg_live', (payload) => {
      notices.push(JSON.parse(payload) as Notice);
    });
    const organization = await anOrganization(api.db);
    const aBuyer = () => anAccount(api.db, { role: 'consultant_buyer', organization });
    [kari, anders] = [await aBuyer(), await aBuyer()];
    asKari = await api.signedIn(kari);
    const editors = [kari, anders];
    assignment_id = await anAssignment(api.db, { organization, editors, state: 'draft' });
  });
  afterAll(() => api.close());
  beforeEach(() => {
    notices = [];
  });

  const params = () => ({ params: { assignment_id } });
  const one = '/api/main/assignment/{assignment_id}';
  /** Every notice received, as soon as there is one. */
  async function receivedNotices(): Promise<Notice[]> {
    await vi.waitUntil(() => notices.length > 0);
    return notices;
  }
  const noticesFor = (account: string): Notice[] => [
    { topic: 'assignment', accounts: [account], data: { assignment: assignment_id } },
  ];

  it('are notified of a save, except for the editor who saved', async () => {
    await asKari.call(`PATCH ${one}`, {
      ...params(),
      body: { revision: 0, changes: { title: 'Tydeligere tittel' } },
    });
    expect(await receivedNotices()).toEqual(noticesFor(anders));
  });

  it('are notified of a move and of a file', async () => {
    await asKari.call(`POST ${one}/publish`, params());
    expect(await receivedNotices()).toEqual(noticesFor(anders));
    notices = [];
    await asKari.call(`POST ${one}/attachments`, {
      ...params(),
      file: { name: 'a.txt', content: 'tekst' },
    });
    expect(await receivedNotices()).toEqual(noticesFor(anders));
  });

  it('are not notified of what was refused', async () => {
    const late = { revision: 0, changes: { title: 'For sent' } };
    expect((await asKari.call(`PATCH ${one}`, { ...params(), body: late })).status).toBe(409);
    expect((await asKari.call(`POST ${one}/publish`, params())).status).toBe(409);
    // The notice of this save marks the end of those that could have been received before it.
    const { body } = await asKari.call(`GET ${one}/draft`, params());
    const fine = { revision: body.revision, changes: { duration: 'Et halvt år' } };
    expect((await asKari.call(`PATCH ${one}`, { ...params(), body: fine })).status).toBe(200);
    expect(await receivedNotices()).toEqual(noticesFor(anders));
  });

  it('are notified for the last time when somebody is no longer an editor', async () => {
    const { body } = await asKari.call(`GET ${one}/draft`, params());
    await asKari.call(`PATCH ${one}`, {
      ...params(),
      body: { revision: body.revision, changes: { editors: [kari] } },
    });
    expect(await receivedNotices()).toEqual(noticesFor(anders));
  });
});
