import type { Finding, OwnCheck } from '../finding.ts';
import type { Source } from '../sources.ts';
import { importsOf, syntaxOf } from '../syntax.ts';

/** A handler's file contains the handler; what others need is in a file of its own. */
export const handlersCheck: OwnCheck = {
  name: 'handlers',
  look(sources) {
    const byPath = new Map(sources.map((source) => [source.path, source]));
    const handlers = sources
      .filter(({ path }) => /^server\/src\/.*\.routes\.ts$/.test(path))
      .flatMap((routes) => importsOf(routes))
      .flatMap(({ target }) => (isHandler(target) ? (byPath.get(target) ?? []) : []));
    return [...new Set(handlers)].flatMap(moreThanOne);
  },
};

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
