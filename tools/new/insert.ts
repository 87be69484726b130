import { parseSync, Visitor } from 'oxc-parser';

export interface Span {
  start: number;
  end: number;
}

/** Adds an entry at the end of an object or a list literal. */
export function append(text: string, { end }: Span, entry: string): string {
  const before = text.slice(0, end - 1).trimEnd();
  const comma = /[,[{]$/.test(before) ? '' : ',';
  return `${before}${comma}\n${entry},\n${text.slice(end - 1)}`;
}

/** Adds an import below the last one; oxfmt formats it. */
export function addImport(text: string, line: string): string {
  if (text.includes(line)) return text;
  const imports = parseSync('a.ts', text).module.staticImports;
  const at = imports.at(-1)?.end ?? 0;
  return `${text.slice(0, at)}${at > 0 ? '\n' : ''}${line}${at > 0 ? '' : '\n'}${text.slice(at)}`;
}

/** Adds missing names to the import from a module. */
export function importNames(text: string, names: string[], from: string, kind?: 'type'): string {
  const same = parseSync('a.ts', text).module.staticImports.filter(
    ({ moduleRequest }) => moduleRequest.value === from,
  );
  const present = same.flatMap(({ entries }) => entries.map(({ localName }) => localName.value));
  const missing = names.filter((name) => !present.includes(name)).join(', ');
  if (missing === '') return text;
  const list = same.find(({ entries }) =>
    entries.some(({ isType }) => isType === (kind === 'type')),
  );
  if (!list) return addImport(text, `import ${kind ?? ''} { ${missing} } from '${from}';`);
  const brace = text.lastIndexOf('}', list.end);
  const before = text.slice(0, brace).trimEnd().replace(/,$/, '');
  return `${before}, ${missing} ${text.slice(brace)}`;
}

/** The module that a name is imported from. */
export function importedFrom(text: string, name: string): string | undefined {
  return parseSync('a.ts', text).module.staticImports.find(({ entries }) =>
    entries.some(({ localName }) => localName.value === name),
  )?.moduleRequest.value;
}

export interface TableCall {
  /** the table's name, or that of the table passed as first argument */
  table: string;
  entries: Span;
}

/** Every `const xCalls = callTable('main', { … })` of a file. */
export function callTables(text: string): (TableCall & { base: string })[] {
  const found: (TableCall & { base: string })[] = [];
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return;
      const [base, entries] = init.arguments;
      if (!isCallOf(init, 'callTable') || base?.type !== 'Literal' || !entries) return;
      found.push({ table: id.name, base: String(base.value), entries });
    },
  }).visit(parseSync('a.ts', text).program);
  return found;
}

/** The names in `const x = { ...a, ...b }`, or in the list `[...a, ...b]`. */
export function spreadsIn(text: string, name: string): string[] {
  const literal = literalOf(text, name);
  return literal ? spreadsOf(text, literal) : [];
}

/** The names that a literal spreads. */
export function spreadsOf(text: string, literal: Span): string[] {
  const found: string[] = [];
  new Visitor({
    SpreadElement: ({ start, argument }) => {
      const isWithin = start >= literal.start && start < literal.end;
      if (isWithin && argument.type === 'Identifier') found.push(argument.name);
    },
  }).visit(parseSync('a.tsx', text).program);
  return found;
}

/** Every `routes(xCalls, { … })` of a file, also where the handlers have a name of their own. */
export function routeTables(text: string): TableCall[] {
  const found: TableCall[] = [];
  new Visitor({
    CallExpression: (node) => {
      const [table, handlers] = node.arguments;
      if (!isCallOf(node, 'routes') || table?.type !== 'Identifier' || !handlers) return;
      const entries = handlers.type === 'Identifier' ? literalOf(text, handlers.name) : handlers;
      if (entries) found.push({ table: table.name, entries });
    },
  }).visit(parseSync('a.ts', text).program);
  return found;
}

/** The list or object that is assigned to a constant. */
export function literalOf(text: string, name: string): Span | undefined {
  let found: Span | undefined;
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || id.name !== name || !init) return;
      found = init.type === 'TSAsExpression' ? init.expression : init;
    },
  }).visit(parseSync('a.tsx', text).program);
  return found;
}

/** One element of a constant list, counted from 0. */
export function elementOf(text: string, name: string, index: number): Span | undefined {
  let found: Span | undefined;
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const isIt = id.type === 'Identifier' && id.name === name;
      if (isIt && init?.type === 'ArrayExpression') found = init.elements[index] ?? undefined;
    },
  }).visit(parseSync('a.ts', text).program);
  return found;
}

/** The list that is passed to a method first, as in `shellRoute.addChildren([ … ])`. */
export function listGivenTo(text: string, object: string, method: string): Span | undefined {
  let found: Span | undefined;
  new Visitor({
    CallExpression: ({ callee, arguments: [given] }) => {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
      const { object: owner, property } = callee;
      const isIt = property.type === 'Identifier' && property.name === method;
      if (isIt && owner.name === object && given) found = given;
    },
  }).visit(parseSync('a.tsx', text).program);
  return found;
}

function isCallOf({ callee }: { callee: { type: string; name?: unknown } }, name: string) {
  return callee.type === 'Identifier' && callee.name === name;
}
