import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../start-test-api.ts';
import { compareCan, isAccepted, outcomes } from './compare-can.ts';

const path = '/api/main/saved-searches/{saved_search}' as const;
type Try = (as: TestClient, params: { saved_search: string }) => Promise<{ status: number }>;
const tries = {
  open: (as, params) => as.call(`POST ${path}/open`, { params }),
  change: (as, params) => as.call(`PATCH ${path}`, { params, body: { title: 'Nytt navn' } }),
  remove: (as, params) => as.call(`DELETE ${path}`, { params }),
} as const satisfies Record<string, Try>;
type Name = keyof typeof tries;

describe('rows of what is one’s own say what the calls answer', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('saved searches, also of who was an admin when they were saved', async () => {
    const compared = compareCan();
    for (const role of ['admin', 'consultant_buyer'] as const) {
      for (const name of Object.keys(tries) as Name[]) {
        const account = await anAccount(api.db, { role: 'admin' });
        const body = { title: 'Arkitekter', body: {} };
        await (await api.signedIn(account)).call('POST /api/main/admin/saved-searches', { body });
        const rows = api.db.updateTable('account').set({ role });
        await rows.where('account', '=', account).execute();
        const as = await api.signedIn(account);
        const [row] = (await as.call('GET /api/main/saved-searches')).body.saved_searches;
        const answer = await tries[name](as, { saved_search: row?.saved_search ?? '' });
        compared.note(`${name} as ${role}`, row?.can[name], isAccepted(answer));
      }
    }
    expect(compared.offered).toEqual(compared.allowed);
    expect(outcomes(compared)).toHaveLength(2);
  });

  it('sessions: others are ended from the list, this one by signing out', async () => {
    const account = await anAccount(api.db);
    await api.signedIn(account);
    const here = await api.signedIn(account);
    const { sessions } = (await here.call('GET /api/main/account/me/sessions')).body;
    expect(sessions).toHaveLength(2);
    for (const { current, can } of sessions) expect(can.end).toBe(!current);
    const other = sessions.find(({ can }) => can.end)?.session_id ?? '';
    const ended = await here.call('DELETE /api/main/account/me/sessions/{session_id}', {
      params: { session_id: other },
    });
    expect(ended.status).toBe(204);
  });
});
