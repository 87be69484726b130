import { allCalls } from '@torg/protocol/all-calls';
import { accessWords } from '@torg/protocol/access';
import type { Call } from '@torg/protocol/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../start-test-api.ts';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  components: { schemas: Record<string, unknown> };
}

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function documentOf(base: string): Promise<Document> {
  const answer = await api.app.inject({ url: `/api/${base}/openapi.json` });
  expect(answer.statusCode).toBe(200);
  return answer.json<Document>();
}

/** Every `$ref` in a document, at any depth. */
function references(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' ? [String(value)] : references(value),
  );
}

describe.each(['main', 'contracts'])('the document of %s', (base) => {
  it('is OpenAPI 3.1, and every reference leads to a schema', async () => {
    const document = await documentOf(base);
    expect(document.openapi).toBe('3.1.0');
    const names = references(document).map((ref) => ref.replace('#/components/schemas/', ''));
    const missing = names.filter((name) => !(name in document.components.schemas));
    expect(missing).toEqual([]);
  });
});

/** The paths that the calls of each base are described under. */
async function pathsOfAll(): Promise<Record<string, Document['paths']>> {
  const { paths: main } = await documentOf('main');
  const { paths: contracts } = await documentOf('contracts');
  return { main, auth: main, contracts };
}

it('describes every call with its success', async () => {
  const paths = await pathsOfAll();
  for (const [name, call] of Object.entries(allCalls) as [string, Call][]) {
    const operation = paths[call.base]?.[call.path]?.[call.method.toLowerCase()];
    expect(operation, name).toBeDefined();
    expect(Object.keys(operation?.responses ?? {}), name).toContain(String(call.status));
  }
});

it('describes the refusal of strangers for calls that are not for them', async () => {
  const paths = await pathsOfAll();
  const notForStrangers = Object.values<Call>(allCalls).filter(
    ({ access }) => accessWords[access].roles.length > 0,
  );
  for (const call of notForStrangers) {
    const { responses = {} } = paths[call.base]?.[call.path]?.[call.method.toLowerCase()] ?? {};
    expect(Object.keys(responses), call.path).toContain('401');
  }
});

it('names the shapes that are used more than once', async () => {
  const { components } = await documentOf('main');
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining([
      'Assignment',
      'AssignmentListItem',
      'Competency',
      'Region',
      'ShellUser',
      'Thread',
      'Error',
    ]),
  );
});

it('can be browsed on a page that loads nothing from other sites', async () => {
  const page = await api.app.inject({ url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/https?:\/\//);
  const viewer = await api.app.inject({ url: '/api/docs/viewer.js' });
  expect([viewer.statusCode, viewer.headers['content-type']]).toEqual([200, 'text/javascript']);
});

it('describes the refusals that follow from the form of a call, such as of a key that is in use', async () => {
  const { paths } = await documentOf('main');
  const { responses = {} } = paths['/threads']?.['post'] ?? {};
  expect(Object.keys(responses)).toEqual(
    expect.arrayContaining(['403', '409', '413', '415', '422']),
  );
  expect(JSON.stringify(responses['409'])).toContain('idempotency_key_in_use');
});
