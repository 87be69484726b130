import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aConsultant, aProfileItem, updateFindable } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { findVersions } from './embedding-versions.repository.ts';
import { findDue } from './embedded-texts.repository.ts';
import { hasVectorTable } from './vector-table.ts';

const path = '/api/main/admin/accounts/{account}/merge/{other}';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
});
afterAll(() => api.close());

const vectors = () =>
  api.db.selectFrom('embedding').select(['profile', 'type', 'item']).orderBy('type').execute();

it('the vectors of a profile that moved to another account are its own, and are made anew', async (test) => {
  // A server without pgvector has no vectors; the merge succeeds there, too.
  const hasVectors = await hasVectorTable(api.db);
  const from = await aConsultant(api.db, {
    account: { title: 'Systemutvikler' },
    description: 'Flytter gamle betalingssystemer til skyen.',
  });
  const item = await aProfileItem(api.db, from, 'project', {
    project_name: 'Nettbank',
    project_customer: 'Sparebanken Havgap',
    project_description: 'Nye betalinger.',
    project_role_description: '',
  });
  await updateFindable(api.db, [from]);
  const kept = await aConsultant(api.db, {
    account: { title: 'Tjenestedesigner' },
    visible: false,
  });
  await api.runScheduled('sweep-embeddings');
  const merged = await admin.call(`POST ${path}`, { params: { account: kept, other: from } });
  expect(merged.status).toBe(200);
  test.skip(!hasVectors);
  const ofKept = [
    { profile: kept, type: 'profile', item: kept },
    { profile: kept, type: 'project', item },
  ];
  expect(await vectors()).toEqual(ofKept);
  const hash = () =>
    api.db
      .selectFrom('embedding')
      .select('hash')
      .where('item', '=', kept)
      .executeTakeFirstOrThrow();
  const before = await hash();
  const [used] = await findVersions(api.db);
  expect(await findDue(api.db, used?.version ?? 0, 10)).toEqual([kept]);
  await api.runScheduled('sweep-embeddings');
  expect(await vectors()).toEqual(ofKept);
  expect(await hash()).not.toEqual(before);
});
