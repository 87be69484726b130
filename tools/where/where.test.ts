import { expect, test } from 'vitest';
import type { Call } from '../../protocol/src/call.ts';
import { matchCalls } from './match-call.ts';
import { traceCall } from './trace-call.ts';

const publish: Call = {
  base: 'main',
  method: 'POST',
  path: '/assignment/{assignment_id}/publish',
  summary: 'Publish it.',
  access: 'buyer',
  status: 200,
};
const calls = {
  publishAssignment: publish,
  getAssignment: { ...publish, method: 'GET', path: '/assignment/{assignment_id}' },
} satisfies Record<string, Call>;

test.each([
  'POST /assignment/…/publish',
  'post /api/main/assignment/*/publish',
  '/assignment/0197b5a2-7f3e-7c11-9d2e-5a1b2c3d4e5f/publish?x=1',
  'http://127.0.0.1:3000/api/main/assignment/1/publish',
  'publishAssignment',
  'publish',
])('%s means publishing an assignment', (query) => {
  expect(matchCalls(calls, query)).toEqual(['publishAssignment']);
});

test('a query that fits several calls returns all of them, one that fits none returns none', () => {
  expect(matchCalls(calls, 'assignment')).toHaveLength(2);
  expect(matchCalls(calls, 'DELETE /assignment/1')).toEqual([]);
});

test('a call is traced from the protocol to the page', () => {
  const key = 'POST /api/main/assignment/{assignment_id}/publish';
  const sources = Object.entries({
    'protocol/src/assignments.ts': 'const calls = {\n  publishAssignment: {\n',
    'server/src/assignments/assignments.routes.ts': 'routes(calls, { publishAssignment });',
    'server/src/assignments/publish-assignment.ts': 'export const publishAssignment = 1;',
    'server/src/assignments/publish-assignment.test.ts': '',
    'web/src/assignments/assignments.queries.ts': `export function usePublish() {\n  request('${key}');`,
    'web/src/assignments/PublishButton.tsx': 'usePublish();',
    'web/src/assignments/AssignmentPage.tsx': `import { P } from './PublishButton.tsx';`,
    'web/src/assignments/OtherPage.tsx': '',
  }).map(([path, text]) => ({ path, text }));
  expect(traceCall('publishAssignment', publish, sources)).toEqual([
    { what: 'protocol', path: 'protocol/src/assignments.ts', line: 2 },
    { what: 'routes', path: 'server/src/assignments/assignments.routes.ts', line: 1 },
    { what: 'handler', path: 'server/src/assignments/publish-assignment.ts', line: 1 },
    { what: 'test', path: 'server/src/assignments/publish-assignment.test.ts' },
    { what: 'request', path: 'web/src/assignments/assignments.queries.ts', line: 2 },
    { what: 'used by', path: 'web/src/assignments/PublishButton.tsx' },
    { what: 'page', path: 'web/src/assignments/AssignmentPage.tsx' },
  ]);
});
