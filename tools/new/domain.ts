import { type Asked, type Change, existing, Mistake, type Read } from './change.ts';
import { type DomainNames, namesOf } from './domain-names.ts';
import { protocolText, webFiles } from './domain-outside.ts';
import { serverFiles } from './domain-server.ts';
import { addImport, append, elementOf, literalOf } from './insert.ts';
import { hangIn } from './page.ts';

/**
 * `domain invoices 7`: a whole domain on floor 7, from the protocol to the page: a thing with a
 * title, a list of them, and a way to make one.
 */
export function makeDomain({ name, more, read }: Asked): Change[] {
  const floor = Number(more[0]);
  const names = namesOf(name);
  if (!Number.isInteger(floor) || floor < 1) {
    throw new Mistake('Say its floor (tools/check/floors.ts): … -- domain <names> 7');
  }
  return [
    { path: `protocol/src/${names.folder}.ts`, text: protocolText(names), fresh: true },
    ...serverFiles(names, nextMigration(read)),
    ...webFiles(names),
    toProtocol(names, read),
    toServer(names, read),
    toFloor(names, floor, read),
    hangIn(names.folder, read),
  ];
}

/** Migrations are numbered without a gap, so the first number that is free is the next. */
function nextMigration(read: Read): string {
  const isTaken = (number: number) => read.matching(`server/migrations/${padded(number)}_*.ts`);
  let number = 1;
  while (isTaken(number).length > 0) number += 1;
  return padded(number);
}

function padded(number: number): string {
  return String(number).padStart(4, '0');
}

function toProtocol({ folder, calls }: DomainNames, read: Read): Change {
  const line = `import { ${calls} } from './${folder}.ts';`;
  return toList(
    { path: 'protocol/src/all-calls.ts', list: 'allCalls', entry: `...${calls}`, line },
    read,
  );
}

function toServer({ folder, routes }: DomainNames, read: Read): Change {
  const line = `import { ${routes} } from './${folder}/${folder}.routes.ts';`;
  return toList(
    { path: 'server/src/domains.ts', list: 'allRoutes', entry: `...${routes}`, line },
    read,
  );
}

interface Addition {
  path: string;
  list: string;
  entry: string;
  line: string;
}

export function toList({ path, list, entry, line }: Addition, read: Read): Change {
  const text = existing(read, path);
  const span = literalOf(text, list);
  if (!span) throw new Mistake(`${path} holds no ${list}.`);
  return { path, text: addImport(append(text, span, entry), line) };
}

function toFloor({ folder }: DomainNames, floor: number, read: Read): Change {
  const path = 'tools/check/floors.ts';
  const text = existing(read, path);
  const span = elementOf(text, 'floors', floor - 1);
  if (!span) throw new Mistake(`There is no floor ${floor} in ${path}.`);
  return { path, text: append(text, span, `'${folder}'`) };
}
