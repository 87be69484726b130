import { Visitor } from 'oxc-parser';
import type { Finding, OwnCheck } from '../finding.ts';
import type { Source } from '../sources.ts';
import { importsByName, syntaxOf } from '../syntax.ts';

/** A handler's file contains the handler; what others need is in a file of its own. */
export const handlersCheck: OwnCheck = {
  name: 'handlers',
  look(sources) {
    const byPath = new Map(sources.map((source) => [source.path, source]));
    const handlers = sources
      .filter(({ path }) => /^server\/src\/.*\.routes\.ts$/.test(path))
      .flatMap((routes) => handlersIn(routes))
      .flatMap((target) => (isHandler(target) ? (byPath.get(target) ?? []) : []));
    return [...new Set(handlers)].flatMap(moreThanOne);
  },
};

/** The files that routes import, but for those of what is asked before files come: `routes(…, …, opens)`. */
function handlersIn(routes: Source): string[] {
  let opens = '';
  new Visitor({
    CallExpression: ({ callee, arguments: [, , given] }) => {
      const isRoutes = callee.type === 'Identifier' && callee.name === 'routes';
      if (isRoutes && given) opens += routes.text.slice(given.start, given.end);
    },
  }).visit(syntaxOf(routes).program);
  const isOpen = (local: string): boolean => new RegExp(`\\b${local}\\b(?!\\s*:)`).test(opens);
  return importsByName(routes).flatMap(({ local, target }) => (isOpen(local) ? [] : [target]));
}

function isHandler(path: string): boolean {
  return !path.startsWith('server/src/platform/') && /^server\/src\/.*\/[\w-]+\.ts$/.test(path);
}

function moreThanOne(source: Source): Finding[] {
  const names = syntaxOf(source).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? '*'),
  );
  if (names.length <= 1) return [];
  return [
    {
      path: source.path,
      says: `exports ${names.join(', ')}: a handler’s file exports only the handler`,
    },
  ];
}
