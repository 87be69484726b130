import { posix } from 'node:path';
import { type Request, type Change, inDomain, Mistake, type Read } from './change.ts';
import { placeOf } from './call-place.ts';
import { entryText, handlerText, type NewCall, rightText, testText } from './call-texts.ts';
import { formsOf } from './forms.ts';
import { addImport, append, importNames } from './insert.ts';

/**
 * `call assignments/archive-assignment "POST /assignment/{assignment_id}/archive"`: a row in the
 * protocol, the route, a right, the handler and its test. The call works at once, for admins.
 */
export function makeCall({ name, more, read }: Request): Change[] {
  const { domain, own } = inDomain(name);
  const [method = '', path = ''] = more.join(' ').split(' ');
  if (!/^(GET|POST|PUT|PATCH|DELETE)$/.test(method) || !path.startsWith('/')) {
    throw new Mistake('Name the call: … -- call <domain>/<name> "POST /path/{thing_id}"');
  }
  const folder = `server/src/${domain}`;
  const handler = formsOf(own);
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const call: NewCall = { ...placeOf(domain, read), handler, method, path, ids };
  return [
    addToProtocol(call),
    addToRoutes(call),
    addRight(call, read),
    ...call.lists,
    { path: `${folder}/${handler.kebab}.ts`, text: handlerText(call), fresh: true },
    { path: `${folder}/${handler.kebab}.test.ts`, text: testText(call), fresh: true },
  ];
}

function addToProtocol(call: NewCall): Change {
  const { path, text, entries } = call.table;
  const isRead = call.method === 'GET';
  const shapes = [call.ids.length > 0 ? 'params' : '', isRead ? 'Uuid' : ''].filter(Boolean);
  const beside = posix.relative(posix.dirname(path), 'protocol/src/shapes.ts');
  const added = append(text, entries, entryText(call));
  const shaped = importNames(added, shapes, beside.startsWith('.') ? beside : `./${beside}`);
  return { path, text: isRead ? importNames(shaped, ['z'], 'zod') : shaped };
}

function addToRoutes({ routes, handler }: NewCall): Change {
  const text = append(routes.text, routes.entries, handler.camel);
  const line = `import { ${handler.camel} } from './${handler.kebab}.ts';`;
  return { path: routes.path, text: addImport(text, line) };
}

function addRight(call: NewCall, read: Read): Change {
  const path = `server/src/${call.domain}/${call.domain}.policy.ts`;
  const text = importNames(read(path) ?? '', ['Actor'], '../platform/actor.ts', 'type');
  return { path, text: `${text.trimEnd()}\n\n${rightText(call)}\n` };
}
