import { Visitor } from 'oxc-parser';
import { type Finding, lineAt, type OwnCheck } from './finding.ts';
import { isCode, isTest, type Source } from './sources.ts';
import { importsByName, syntaxOf } from './syntax.ts';

const lives = 'protocol/src/lives.ts';
const domains = 'server/src/domains.ts';
const engine = 'server/src/platform/moves/movable.ts';

/** A table of states that stands in no list has moves without kinds of events, and no tests. */
export const statesCheck: OwnCheck = {
  name: 'states',
  look: (sources) => {
    const product = sources.filter((source) => isCode(source) && !isTest(source.path));
    const listed = new Set(namesFrom(product, lives).map(({ name }) => name));
    const bound = new Set(namesFrom(product, domains).map(({ target }) => target));
    return product.flatMap((source) => [
      ...tablesIn(source).flatMap((table) => unlisted(source, table, listed)),
      ...(isMoving(source) && !bound.has(source.path) ? [unbound(source)] : []),
    ]);
  },
  figures: (sources) => `${namesFrom(sources, lives).length} tables of states`,
};

const namesFrom = (sources: readonly Source[], path: string) =>
  sources.filter((source) => source.path === path).flatMap(importsByName);

interface Table {
  name: string;
  offset: number;
}

/** Every `const xLife = lifecycle({ … })` of the protocol. */
function tablesIn(source: Source): Table[] {
  const found: Table[] = [];
  if (!source.path.startsWith('protocol/src/') || !source.text.includes('lifecycle(')) return found;
  new Visitor({
    VariableDeclarator: ({ id, init, start }) => {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return;
      const { callee } = init;
      const isTable = callee.type === 'Identifier' && callee.name === 'lifecycle';
      if (isTable) found.push({ name: id.name, offset: start });
    },
  }).visit(syntaxOf(source).program);
  return found;
}

function unlisted(source: Source, { name, offset }: Table, listed: Set<string>): Finding[] {
  if (listed.has(name)) return [];
  const says = `${name} is a table of states: list it in ${lives}`;
  return [{ path: source.path, line: lineAt(source.text, offset), says }];
}

/** It says how a domain's rows are moved. */
const isMoving = (source: Source): boolean =>
  source.path.startsWith('server/src/') &&
  !source.path.startsWith('server/src/platform/') &&
  importsByName(source).some(({ name, target }) => name === 'Movable' && target === engine);

const unbound = ({ path }: Source): Finding => ({
  path,
  says: `moves rows from state to state: list what it exports in allMovables of ${domains}`,
});
