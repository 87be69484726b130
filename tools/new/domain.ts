import { type Request, type Change, existing, Mistake, type Read } from './change.ts';
import { type DomainNames, namesOf } from './domain-names.ts';
import { protocolText } from './domain-protocol.ts';
import { serverFiles } from './domain-server.ts';
import { webFiles } from './domain-web.ts';
import { addImport, append, elementOf, literalOf } from './insert.ts';
import { addPageRoute } from './page.ts';

/**
 * `domain invoices 7`: a whole domain on floor 7, from the protocol to the page: an object with a
 * title, a list of them, and a way to create one.
 */
export function makeDomain({ name, more, read }: Request): Change[] {
  const floor = Number(more[0]);
  const names = namesOf(name);
  if (!Number.isInteger(floor) || floor < 1) {
    throw new Mistake('Give its floor (tools/check/layout/floors.ts): … -- domain <names> 7');
  }
  return [
    {
      path: `protocol/src/${names.folder}/${names.folder}.ts`,
      text: protocolText(names),
      fresh: true,
    },
    ...serverFiles(names, nextMigration(read)),
    ...webFiles(names),
    toProtocol(names, read),
    toMerges(names, toServer(names, read)),
    ...toFloor(names, floor, read),
    addPageRoute(names.folder, read),
  ];
}

/** One more than the highest, so that every database runs it, whatever it has run before. */
function nextMigration(read: Read): string {
  const numbers = read
    .matching('server/migrations/*.ts')
    .map((path) => Number(/\/(\d{4})_[^/]*$/.exec(path)?.[1] ?? 0));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

export function toProtocol({ folder, calls }: DomainNames, read: Read): Change {
  const line = `import { ${calls} } from './${folder}/${folder}.ts';`;
  return toList(
    { path: 'protocol/src/all-calls.ts', list: 'allCalls', entry: `...${calls}`, line },
    read,
  );
}

export function toServer({ folder, routes }: DomainNames, read: Read): Change {
  const line = `import { ${routes} } from './${folder}/${folder}.routes.ts';`;
  return toList(
    { path: 'server/src/domains.ts', list: 'allRoutes', entry: `...${routes}`, line },
    read,
  );
}

/**
 * The new table refers to accounts, so it must say what a merge of two accounts does to its rows.
 */
function toMerges({ folder, one }: DomainNames, { path, text }: Change): Change {
  const merges = `${one.camel}Merges`;
  const line = `import { ${merges} } from './${folder}/${folder}.merges.ts';`;
  return { path, text: withEntry(text, { path, list: 'allMerges', entry: merges, line }) };
}

interface Addition {
  path: string;
  list: string;
  entry: string;
  line: string;
}

export function toList(addition: Addition, read: Read): Change {
  const { path } = addition;
  return { path, text: withEntry(existing(read, path), addition) };
}

function withEntry(text: string, { path, list, entry, line }: Addition): string {
  const span = literalOf(text, list);
  if (!span) throw new Mistake(`${path} holds no ${list}.`);
  return addImport(append(text, span, entry), line);
}

/** A floor may name a domain before it exists; it must not be named twice. */
function toFloor({ folder }: DomainNames, floor: number, read: Read): Change[] {
  const path = 'tools/check/layout/floors.ts';
  const text = existing(read, path);
  const span = elementOf(text, 'floors', floor - 1);
  if (!span) throw new Mistake(`There is no floor ${floor} in ${path}.`);
  const present = floorNaming(text, folder);
  if (present === floor) return [];
  if (present > 0) throw new Mistake(`${folder} is on floor ${present} in ${path}.`);
  const accounts = floorNaming(text, 'accounts');
  if (floor <= accounts) {
    throw new Mistake(`Its rows belong to accounts, so its floor must be above ${accounts}.`);
  }
  return [{ path, text: append(text, span, `'${folder}'`) }];
}

/** Counted from 1; 0 if no floor names it. */
function floorNaming(text: string, domain: string): number {
  const named = (span: { start: number; end: number }) =>
    text.slice(span.start, span.end).includes(`'${domain}'`);
  for (let floor = 1; ; floor += 1) {
    const span = elementOf(text, 'floors', floor - 1);
    if (!span) return 0;
    if (named(span)) return floor;
  }
}
