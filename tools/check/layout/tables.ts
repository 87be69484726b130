import { type CallExpression, type TaggedTemplateExpression, Visitor } from 'oxc-parser';
import { type Finding, lineAt, type OwnCheck } from '../finding.ts';
import { isCode, isTest, type Source } from '../sources.ts';
import { syntaxOf } from '../syntax.ts';

/** Only the domain that declares a table may write it. */
export const tablesCheck: OwnCheck = {
  name: 'tables',
  look: (sources) => {
    const owners = ownersOf(sources);
    return sources.filter(isProduct).flatMap((source) => strangersWrites(source, owners));
  },
  figures: (sources) => `${ownersOf(sources).size} tables, each written by its own domain`,
};

/** Domains pass the names of their own tables to these files. */
const takesNames = [
  'server/src/platform/merges.ts',
  'server/src/platform/moves/state-column.ts',
  'server/src/competencies/merging/replace-competency.ts',
];

const isProduct = (source: Source): boolean =>
  source.path.startsWith('server/src/') &&
  !source.path.startsWith('server/src/testing/') &&
  isCode(source) &&
  !isTest(source.path);

/** Tables that packages create, with the domain that may write them. */
const tablesOfPackages = { 'pgboss.job': 'platform' };

interface Write {
  /** undefined: only known at run time */
  table: string | undefined;
  offset: number;
}

function strangersWrites(source: Source, owners: ReadonlyMap<string, string>): Finding[] {
  const domain = domainOf(source.path);
  return writesIn(source).flatMap(({ table, offset }) => {
    const tables = table === undefined ? chosenIn(source, owners) : [table];
    const says =
      tables.length === 0
        ? unnamed(source.path)
        : tables.flatMap((one) => refusal(domain, one, owners.get(one)) ?? [])[0];
    return says ? [{ path: source.path, line: lineAt(source.text, offset), says }] : [];
  });
}

function refusal(domain: string, table: string, owner: string | undefined): string | undefined {
  if (owner === domain) return undefined;
  if (owner === undefined) return `no domain declares the table ${table} in its tables file`;
  return `${domain} writes ${table}, which belongs to ${owner}: call one of its commands instead`;
}

const unnamed = (path: string): string | undefined =>
  takesNames.includes(path)
    ? undefined
    : 'writes to a table whose name is not written out: name it, so that its owner can be checked';

/** The tables between which a file chooses: named in a type, a list or an object, not in a call. */
function chosenIn(source: Source, owners: ReadonlyMap<string, string>): string[] {
  if (takesNames.includes(source.path)) return [];
  const passed: { start: number; end: number }[] = [];
  const named: { start: number; table: string }[] = [];
  new Visitor({
    CallExpression: (call) => void passed.push(...call.arguments),
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && owners.has(value)) named.push({ start, table: value });
    },
  }).visit(syntaxOf(source).program);
  const chosen = named.filter(
    ({ start }) => !passed.some((one) => one.start <= start && start < one.end),
  );
  return [...new Set(chosen.map(({ table }) => table))];
}

/** Table → domain: a table belongs to whoever adds it to the interface `Tables`. */
function ownersOf(sources: readonly Source[]): Map<string, string> {
  const owners = new Map(Object.entries(tablesOfPackages));
  for (const source of sources.filter(isProduct)) {
    if (!source.text.includes('interface Tables')) continue;
    new Visitor({
      TSInterfaceDeclaration({ id, body }) {
        if (id.name !== 'Tables') return;
        for (const member of body.body) {
          if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') continue;
          owners.set(member.key.name, domainOf(source.path));
        }
      },
    }).visit(syntaxOf(source).program);
  }
  return owners;
}

const domainOf = (path: string): string => /^server\/src\/([^/]+)\//.exec(path)?.[1] ?? 'server';

/** Methods of the query builder, and the function that binds a state table to its column. */
const writers = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'stateColumn']);

/** The table that an SQL statement writes; interpolated values are `?`. */
const sqlWrites =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|update(?=\s+\S+\s+(?:as\s+\w+\s+)?set\b))\s+(\?|[\w."]+)/gi;

function writesIn(source: Source): Write[] {
  const writes: Write[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [table], start }) {
      if (!writers.has(calledName(callee) ?? '')) return;
      const isNamed = table?.type === 'Literal' && typeof table.value === 'string';
      writes.push({ table: isNamed ? nameOf(table.value) : undefined, offset: start });
    },
    Property({ key }) {
      // `'table.column': 'follows'`: a merge writes it for the domain.
      if (!source.path.endsWith('.merges.ts') || key.type !== 'Literal') return;
      const [table = ''] = String(key.value).split('.');
      writes.push({ table, offset: key.start });
    },
    TaggedTemplateExpression(template) {
      if (template.tag.type !== 'Identifier' || template.tag.name !== 'sql') return;
      writes.push(...writesInSql(template));
    },
  }).visit(syntaxOf(source).program);
  return writes;
}

function writesInSql({ quasi, start }: TaggedTemplateExpression): Write[] {
  const text = quasi.quasis.map(({ value }) => value.cooked ?? '').join('?');
  return [...text.matchAll(sqlWrites)].map(([, name = '']) => ({
    table: name === '?' ? undefined : nameOf(name),
    offset: start,
  }));
}

function calledName(callee: CallExpression['callee']): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  return callee.property.name;
}

/** A table's name without alias, quotes and the schema `public`. */
const nameOf = (table: string): string =>
  (table.split(/\s+as\s+/)[0] ?? '').replaceAll('"', '').replace(/^public\./, '');
