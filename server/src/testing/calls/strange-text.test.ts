import { allCalls } from '@torg/protocol/all-calls';
import type { Call } from '@torg/protocol/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWorld, type World } from '../a-world.ts';
import { startTestApi, type TestApi, type TestClient } from '../start-test-api.ts';

interface Schema {
  safeParse: (value: unknown) => { success: boolean };
}

let api: TestApi;
let world: World;
let admin: TestClient;
let consultant: TestClient;

beforeAll(async () => {
  api = await startTestApi();
  world = await aWorld(api);
  admin = await api.signedIn(world.accounts.admin);
  consultant = await api.signedIn(world.accounts.consultant);
});
afterAll(() => api.close());

const loneSurrogate = '\uD800';

describe('a search for characters with a meaning in SQL', () => {
  const strange = [
    `'`,
    `''`,
    String.raw`\ `,
    String.raw`a\'b`,
    ':*&|!()<->',
    `foo':A*`,
    '%_%',
    '🦑 😀',
    '<b>',
    `"'"'"`,
    'x'.repeat(200),
    '| '.repeat(100),
  ];
  it.each(strange)('succeeds with %j', async (text) => {
    const [query, queryFilter] = [text, text];
    const answers = await Promise.all([
      admin.call('POST /api/main/admin/assignments', { body: { locale: 'nb', queryFilter } }),
      consultant.call('POST /api/main/assignments', { body: { locale: 'nb', queryFilter } }),
      admin.call('GET /api/main/admin/assignments/filter-autosuggestions', { query: { query } }),
      admin.call('GET /api/main/admin/companies/search', { query: { query } }),
      consultant.call('GET /api/main/threads', { query: { query } }),
      consultant.call('GET /api/main/message-recipients', { query: { query } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });
});

describe('NUL in an address', () => {
  const nul = 'a\u0000b';
  const texts = Object.values<Call>(allCalls).flatMap((call) => {
    const shape = (call.query as { shape?: Record<string, Schema> } | undefined)?.shape ?? {};
    const textFields = Object.entries(shape).filter(
      ([, schema]) => schema.safeParse('noe').success,
    );
    return textFields.map(
      ([name]) => [`${name} of ${call.method} ${call.path}`, call, name] as const,
    );
  });
  it.each(texts)('is refused as %s', async (_what, call, name) => {
    const path = call.path.replaceAll(/\{\w+\}/g, world.draft);
    const { statusCode } = await api.app.inject({
      method: call.method,
      url: `/api/${call.base}${path}?${name}=${encodeURIComponent(nul)}`,
      headers: { cookie: admin.cookie },
    });
    // 404 for signing in with OIDC, which is not set up here.
    expect([400, 404]).toContain(statusCode);
  });
});

describe('a value that the database cannot store is refused with its path', () => {
  const save = (changes: object) =>
    admin.call('PATCH /api/main/assignment/{assignment_id}', {
      params: { assignment_id: world.draft },
      body: { revision: 0, changes },
    });
  const wrong: [string, object, string][] = [
    ['a day in the year 0', { start_date: '0000-01-01' }, 'changes.start_date'],
    [
      'a deadline in the year 0',
      { deadline: { deadline_with_date: '0000-12-31' } },
      'changes.deadline.deadline_with_date',
    ],
    [
      'an address with NUL in it',
      { external_url: 'https://example.no/\u0000' },
      'changes.external_url',
    ],
    ['half a character in a title', { title: `Utvikler ${loneSurrogate}` }, 'changes.title'],
    [
      'half a character in a requirement',
      { requirements: [{ kind: 'must', text: loneSurrogate }] },
      'changes.requirements.0.text',
    ],
  ];
  it.each(wrong)('%s', async (_what, changes, path) => {
    const { status, error } = await save(changes);
    expect([status, error.errorCode]).toEqual([400, 'request_validation_error']);
    expect(error.issues?.map((issue) => issue.path)).toEqual([path]);
  });

  it('half a character in a reported event', async () => {
    const { status, error } = await consultant.call('POST /api/main/event-log/entry', {
      body: {
        actingAccount: world.accounts.consultant,
        event: 'performed_search',
        metadata: { query: loneSurrogate },
      },
    });
    expect([status, error.errorCode]).toEqual([400, 'unknown_event_metadata']);
  });
});
