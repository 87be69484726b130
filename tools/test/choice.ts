import { isTest, type Source } from '../check/sources.ts';
import { reachedFrom } from './reach.ts';
import { journeys } from './journeys.ts';

/** What a change affects: the tests to run by path, and the journeys by name. */
export interface Choice {
  tests: string[];
  journeys: string[];
  /** a sentence for each reason to run more */
  because: string[];
}

/** Everything depends on these, although nothing imports them. */
const underAll =
  /^(package(-lock)?\.json|\.npmrc|vitest\.config\.ts|tsconfig.*|tools\/(test|child).*)$/;
/** Every call depends on these, in ways that no import shows. */
const underServer =
  /^server\/(migrations\/|tsconfig|src\/(platform\/|testing\/(?!.*\.test\.ts$)|[^/]+\.ts$))/;
const underJourneys =
  /^(web\/(src\/(app|client|ui)\/|[^/]+$)|server\/(src\/adapters|demo)\/|e2e\/(?!.*\.journey\.ts$))/;

export function choose(sources: Source[], changed: string[]): Choice {
  const files = changed.filter((path) => !/\.md$|^docs\//.test(path) && !isTool(path));
  const all = first(changed, underAll);
  const server = all ?? first(files, underServer);
  const shown = server ?? first(files, underJourneys);
  const tests = sources.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path));
  const touched = touchedBy(sources, changed);
  return {
    tests: tests.filter((path) => all || (server && path.startsWith('server/')) || touched(path)),
    journeys: shown ? Object.keys(journeys) : journeysOf(sources, files),
    because: reasons({ everything: all, 'the whole server': server, 'all journeys': shown }),
  };
}

const isTool = (path: string) => path.startsWith('tools/');

function first(files: string[], pattern: RegExp): string | undefined {
  return files.find((path) => pattern.test(path) && !isTest(path));
}

function reasons(wide: Record<string, string | undefined>): string[] {
  return Object.entries(wide).flatMap(([what, path]) => (path ? [`${what}, for ${path}`] : []));
}

/**
 * A test is affected if it imports a changed file, directly or indirectly, or if it is in the
 * domain of such a file on the server, since tests reach handlers by URL.
 */
function touchedBy(sources: Source[], changed: string[]): (test: string) => boolean {
  const reached = reachedFrom(sources, changed);
  const domains = new Set([...reached].map(serverDomain).filter(Boolean));
  const walksAll = [...reached].some((path) => /^(server|protocol)\/src\//.test(path));
  return (test) =>
    reached.has(test) ||
    domains.has(serverDomain(test)) ||
    (walksAll && test.startsWith('server/src/testing/'));
}

function serverDomain(path: string): string | undefined {
  return /^server\/src\/(?!testing\/)([^/]+)\//.exec(path)?.[1];
}

/** By the domains whose files changed, or that import a changed file of the protocol. */
function journeysOf(sources: Source[], changed: string[]): string[] {
  const protocol = changed.filter((path) => path.startsWith('protocol/'));
  const shared = protocol.length > 0 ? [...reachedFrom(sources, protocol, 1)] : [];
  const product = [...changed, ...shared].filter((path) => !/\.test\.tsx?$/.test(path));
  const domains = new Set(
    product.map((path) => /^(?:server|web)\/src\/([^/]+)\//.exec(path)?.[1]).filter(Boolean),
  );
  return Object.entries(journeys)
    .filter(([name, through]) => {
      if (changed.some((path) => path.endsWith(`/${name}.journey.ts`))) return true;
      return through === 'all' ? domains.size > 0 : through.some((domain) => domains.has(domain));
    })
    .map(([name]) => name);
}
