import type { DomainNames } from './domain-names.ts';

/** A test for each handler, and the truth table of the policy. */
export function testsOf(names: DomainNames, base: string): [path: string, text: string][] {
  const { folder, one, many } = names;
  return [
    [`${base}/list-${many.kebab}.test.ts`, listTest(names)],
    [`${base}/create-${one.kebab}.test.ts`, createTest(names)],
    [`${base}/${folder}.policy.test.ts`, policyTest(names)],
  ];
}

const startsApi = `let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());`;

function listTest({ folder, one, many, article }: DomainNames): string {
  const fixture = `${article}${one.pascal}`;
  return `import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { ${fixture} } from './${folder}.fixtures.ts';

${startsApi}

it('lists the ${many.words} newest first, and returns which ones the user can change', async () => {
  const me = await anAccount(api.db);
  const other = await ${fixture}(api.db, { created_at: new Date('2026-01-01') });
  const mine = await ${fixture}(api.db, { created_by: me, created_at: new Date('2026-02-01') });
  const { body } = await (await api.signedIn(me)).call('GET /api/main/${many.kebab}');
  expect(body.total).toBe(2);
  expect(body.${many.snake}.map(({ uuid, can }) => [uuid, can.change])).toEqual([
    [mine, true],
    [other, false],
  ]);
});

it('finds them by their title, in the requested order', async () => {
  const [b, a] = [await ${fixture}(api.db, { title: 'Ånd b' }), await ${fixture}(api.db, { title: 'Ånd a' })];
  const me = await api.signedIn(await anAccount(api.db));
  const query = { text: 'and', sort: 'title', direction: 'asc' } as const;
  const { body } = await me.call('GET /api/main/${many.kebab}', { query });
  expect(body.${many.snake}.map(({ uuid }) => uuid)).toEqual([a, b]);
});
`;
}

function createTest({ one, many }: DomainNames): string {
  return `import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

${startsApi}

it('makes a new ${one.words} and returns it', async () => {
  const me = await api.signedIn(await anAccount(api.db));
  const created = await me.call('POST /api/main/${many.kebab}', { body: { title: 'Blåklokke' } });
  expect(created.status).toBe(201);
  const { body } = await me.call('GET /api/main/${many.kebab}');
  expect(body.${many.snake}).toEqual([created.body]);
});
`;
}

function policyTest({ folder }: DomainNames): string {
  return `import { expect, it } from 'vitest';
import { can } from './${folder}.policy.ts';

it.each([
  ['admin', 'somebody', true],
  ['consultant', 'me', true],
  ['consultant', 'somebody', false],
  ['consultant_buyer', 'somebody', false],
] as const)('as %s, one by %s: %s', (role, created_by, expected) => {
  expect(can({ account: 'me', role }, { created_by })).toEqual({ change: expected });
});
`;
}
