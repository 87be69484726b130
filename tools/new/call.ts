import { type Asked, type Change, existing, inDomain, Mistake, type Read } from './change.ts';
import { formsOf, type Forms, sentence } from './forms.ts';
import { addImport, append, callTables, routeTables } from './insert.ts';

/**
 * `call assignments/archive-assignment "POST /assignment/{assignment_id}/archive"`: a row in the
 * protocol, the route, a right, the handler and its test. It answers at once, to admins.
 */
export function makeCall({ name, more, read }: Asked): Change[] {
  const { domain, own } = inDomain(name);
  const [method = '', path = ''] = more.join(' ').split(' ');
  if (!/^(GET|POST|PUT|PATCH|DELETE)$/.test(method) || !path.startsWith('/')) {
    throw new Mistake('Say which call: … -- call <domain>/<name> "POST /path/{thing_id}"');
  }
  const folder = `server/src/${domain}`;
  const handler = formsOf(own);
  const routes = existing(read, `${folder}/${domain}.routes.ts`);
  const table = routeTables(routes)[0];
  if (!table) throw new Mistake(`${domain}.routes.ts holds no routes(…).`);
  const protocol = protocolOf(routes, table.table);
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const call = { domain, handler, method, path, ids, table: table.table, protocol };
  return [
    addToProtocol(call, read),
    {
      path: `${folder}/${domain}.routes.ts`,
      text: addImport(
        append(routes, table.entries, handler.camel),
        `import { ${handler.camel} } from './${handler.kebab}.ts';`,
      ),
    },
    addRight(call, read),
    { path: `${folder}/${handler.kebab}.ts`, text: handlerText(call), fresh: true },
    { path: `${folder}/${handler.kebab}.test.ts`, text: testText(call), fresh: true },
  ];
}

interface NewCall {
  domain: string;
  handler: Forms;
  method: string;
  path: string;
  /** parameters of the path */
  ids: string[];
  /** `assignmentCalls` */
  table: string;
  /** `assignments`, as in `@torg/protocol/assignments` */
  protocol: string;
}

function protocolOf(routes: string, table: string): string {
  const wanted = new RegExp(`import \\{[^}]*\\b${table}\\b[^}]*\\} from '@torg/protocol/([^']+)'`);
  const found = wanted.exec(routes)?.[1];
  if (!found) throw new Mistake(`The routes do not import ${table} from the protocol.`);
  return found;
}

function addToProtocol(call: NewCall, read: Read): Change {
  const path = `protocol/src/${call.protocol}.ts`;
  let text = existing(read, path);
  const table = callTables(text).find((one) => one.table === call.table);
  if (!table) throw new Mistake(`${path} holds no ${call.table}.`);
  const isRead = call.method === 'GET';
  const lines = [
    `method: '${call.method}'`,
    `path: '${call.path}'`,
    `summary: '${sentence(call.handler)}'`,
    `access: 'admin'`,
    `status: ${isRead ? 200 : 204}`,
    ...(call.ids.length > 0
      ? [`params: params(${call.ids.map((id) => `'${id}'`).join(', ')})`]
      : []),
    ...(isRead ? ['answer: z.object({ asked_by: Uuid })'] : []),
  ];
  const entry = `${call.handler.camel}: {\n${lines.join(',\n')},\n}`;
  text = append(text, table.entries, entry);
  const shapes = [call.ids.length > 0 ? 'params' : '', isRead ? 'Uuid' : ''];
  return { path, text: importShapes(text, shapes.filter(Boolean)) };
}

/** Adds what is missing to the import from shapes.ts. */
function importShapes(text: string, names: string[]): string {
  const missing = names.filter(
    (name) => !new RegExp(`\\b${name}\\b[^;]*from './shapes`).test(text),
  );
  if (missing.length === 0) return text;
  const line = /import \{([^}]*)\} from '.\/shapes.ts';/;
  if (!line.test(text)) {
    return addImport(text, `import { ${missing.join(', ')} } from './shapes.ts';`);
  }
  return text.replace(line, (_all, present: string) => {
    const all = [...present.split(',').map((one) => one.trim()), ...missing].filter(Boolean);
    return `import { ${all.join(', ')} } from './shapes.ts';`;
  });
}

function addRight({ domain, handler }: NewCall, read: Read): Change {
  const path = `server/src/${domain}/${domain}.policy.ts`;
  const present = read(path) ?? '';
  const right = `export function may${handler.pascal}(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'admin';
}`;
  const text = addImport(present, `import type { Actor } from '../platform/actor.ts';`);
  return { path, text: `${text.trimEnd()}\n\n${right}\n` };
}

function handlerText({ domain, handler, method, table, protocol }: NewCall): string {
  const answer = method === 'GET' ? '\n  return { asked_by: actor.account };' : '';
  return `import type { ${table} } from '@torg/protocol/${protocol}';
import type { Handler } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { may${handler.pascal} } from './${domain}.policy.ts';

export const ${handler.camel}: Handler<typeof ${table}.${handler.camel}> = async ({ actor }) => {
  allowed(may${handler.pascal}(actor));${answer}
};
`;
}

function testText({ handler, method, path, ids }: NewCall): string {
  const key = `${method} /api/main${path}`;
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
