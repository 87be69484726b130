import { posix } from 'node:path';
import { type Change, existing, Mistake, type Read } from './change.ts';
import { namesOf } from './domain-names.ts';
import { toProtocol, toServer } from './domain.ts';
import {
  callTables,
  importedFrom,
  importNames,
  routeTables,
  type Span,
  spreadsIn,
} from './insert.ts';

/** An object literal in a file, to which an entry is added. */
export interface Entries {
  path: string;
  text: string;
  entries: Span;
}

/** Where a domain's calls are. */
export interface CallPlace {
  domain: string;
  /** the table that the routes implement, such as `assignmentCalls` */
  bound: string;
  /** its module, as in `@torg/protocol/assignments/assignments` */
  protocol: string;
  /** the first part of its calls' paths: `main` in `/api/main/…` */
  base: string;
  /** the table that gets the new call: the bound one, or one that it spreads */
  table: Entries;
  routes: Entries;
  /** other changes for the first call of a domain */
  lists: Change[];
}

export function placeOf(domain: string, read: Read): CallPlace {
  if (read.matching(`server/src/${domain}/*.ts`).length === 0) {
    throw new Mistake(`There is no domain ${domain} yet: npm run new -- domain ${domain} <floor>`);
  }
  const path = `server/src/${domain}/${domain}.routes.ts`;
  const routes = read(path);
  return routes === undefined
    ? firstCall(domain, path, read)
    : nextCall(domain, path, routes, read);
}

function nextCall(domain: string, path: string, text: string, read: Read): CallPlace {
  const found = routeTables(text).map(({ table, entries }) => {
    const protocol = /^@torg\/protocol\/(.+)$/.exec(importedFrom(text, table) ?? '')?.[1];
    if (!protocol) throw new Mistake(`${path} does not import ${table} from the protocol.`);
    const own = ownTable(`protocol/src/${protocol}.ts`, table, read);
    if (!own) throw new Mistake(`protocol/src/${protocol}.ts holds no table ${table}.`);
    return { domain, bound: table, protocol, ...own, routes: { path, text, entries }, lists: [] };
  });
  // Some domains also have calls under other bases, such as those for signing in.
  const place = found.find(({ base }) => base === 'main') ?? found[0];
  if (!place) throw new Mistake(`${path} holds no routes(…).`);
  return place;
}

/** The last of the tables that this one spreads: `{ ...lists, ...editing }`. */
function ownTable(
  path: string,
  name: string,
  read: Read,
): { base: string; table: Entries } | undefined {
  const text = existing(read, path);
  const own = callTables(text).find(({ table }) => table === name);
  if (own) return { base: own.base, table: { path, text, entries: own.entries } };
  for (const part of spreadsIn(text, name).toReversed()) {
    const from = importedFrom(text, part);
    const found = ownTable(from ? posix.join(posix.dirname(path), from) : path, part, read);
    if (found) return found;
  }
  return undefined;
}

/** A domain without calls: creates its empty table and routes, and lists them. */
function firstCall(domain: string, path: string, read: Read): CallPlace {
  const names = namesOf(domain);
  const { calls, routes } = names;
  const module = `${domain}/${domain}`;
  const file = `protocol/src/${module}.ts`;
  const table = read(file) ?? '';
  const text = `${importNames(table, ['callTable'], '../call.ts').trimEnd()}\n\nexport const ${calls} = callTable('main', {});\n`;
  const tables = `${domain}.tables.ts`;
  const hasTables = read(`server/src/${domain}/${tables}`) !== undefined;
  const declares = hasTables ? `import './${tables}';\n` : '';
  const routesText = `import { ${calls} } from '@torg/protocol/${module}';
import { routes } from '../platform/handler.ts';
${declares}
export const ${routes} = routes(${calls}, {});
`;
  return {
    domain,
    bound: calls,
    protocol: module,
    base: 'main',
    table: { path: file, text, entries: entriesOf(callTables(text), calls) },
    routes: { path, text: routesText, entries: entriesOf(routeTables(routesText), calls) },
    lists: [toProtocol(names, read), toServer(names, read)],
  };
}

function entriesOf(tables: { table: string; entries: Span }[], name: string): Span {
  const found = tables.find(({ table }) => table === name);
  if (!found) throw new Error(`The new ${name} was not found in its generated text.`);
  return found.entries;
}
