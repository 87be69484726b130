import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { anAssignment } from '../assignments.fixtures.ts';
import { lockFacts } from '../assignments.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

// The embedded database has one connection, so nothing there runs at the same time.
it.runIf(process.env['TEST_DATABASE_URL'])(
  'an assignment that is being saved can be viewed without waiting',
  async () => {
    const assignment = await anAssignment(api.db);
    const account = await anAccount(api.db);
    await api.db.transaction().execute(async (tx) => {
      await lockFacts(tx, assignment, { account, role: 'consultant_buyer' });
      api.torg.parts.seen.note('get_assignment', { assignment }, { account, traceId: '' });
      const views = await Promise.race([
        api.events('get_assignment'),
        new Promise((resolve) => setTimeout(resolve, 15_000, 'still waiting')),
      ]);
      expect(views).toMatchObject([{ metadata: { assignment } }]);
    });
  },
);
