import type { CallPlace } from './call-place.ts';
import { type Forms, sentence } from './forms.ts';

/** A new call: its handler's name, its method and path, and where it belongs. */
export interface NewCall extends CallPlace {
  handler: Forms;
  method: string;
  path: string;
  /** parameters of the path */
  ids: string[];
}

/** Its row in the protocol: the call works at once, for admins. */
export function entryText({ handler, method, path, ids }: NewCall): string {
  const isRead = method === 'GET';
  const lines = [
    `method: '${method}'`,
    `path: '${path}'`,
    `summary: '${sentence(handler)}'`,
    `access: 'admin'`,
    `status: ${isRead ? 200 : 204}`,
    ...(ids.length > 0 ? [`params: params(${ids.map((id) => `'${id}'`).join(', ')})`] : []),
    ...(isRead ? ['answer: z.object({ asked_by: Uuid })'] : []),
  ];
  return `${handler.camel}: {\n${lines.join(',\n')},\n}`;
}

export function rightText({ handler }: NewCall): string {
  return `export function may${handler.pascal}(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'admin';
}`;
}

export function handlerText({ domain, handler, method, bound, protocol }: NewCall): string {
  const answer = method === 'GET' ? '\n  return { asked_by: actor.account };' : '';
  return `import type { ${bound} } from '@torg/protocol/${protocol}';
import type { Handler } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { may${handler.pascal} } from './${domain}.policy.ts';

export const ${handler.camel}: Handler<typeof ${bound}.${handler.camel}> = async ({ actor }) => {
  allowed(may${handler.pascal}(actor));${answer}
};
`;
}

export function testText({ handler, method, base, path, ids }: NewCall): string {
  const key = `${method} /api/${base}${path}`;
  const params = ids.map((id) => `${id}: randomUUID()`).join(', ');
  const input = ids.length > 0 ? `, { params: { ${params} } }` : '';
  return `${ids.length > 0 ? `import { randomUUID } from 'node:crypto';\n` : ''}import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('lets an admin ${handler.words}, and nobody else', async () => {
  const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  const consultant = await api.signedIn(await anAccount(api.db, { role: 'consultant' }));
  const allowed = await admin.call('${key}'${input});
  const refused = await consultant.call('${key}'${input});
  expect(allowed.status).toBe(${method === 'GET' ? 200 : 204});
  expect(refused.error.errorCode).toBe('user_is_not_authorized');
});
`;
}
