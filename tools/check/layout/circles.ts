import type { Finding, OwnCheck } from '../finding.ts';
import { isCode, type Source } from '../sources.ts';
import { importsOf } from '../syntax.ts';

type Graph = Map<string, string[]>;

/**
 * Files in a circle can only be read, moved and understood together. Imports of types count too.
 */
export const circlesCheck: OwnCheck = {
  name: 'circles',
  look: (sources) => circlesIn(withoutEnds(graphOf(sources))).map(findingOf),
};

function findingOf(circle: string[]): Finding {
  const [first = ''] = circle;
  const way = [...circle, first].join(' → ');
  return {
    path: first,
    says: `a circle: ${way}. Move what several files need to a file below them`,
  };
}

function graphOf(sources: Source[]): Graph {
  const code = sources.filter(isCode);
  const paths = new Set(code.map(({ path }) => path));
  return new Map(
    code.map((source) => {
      const targets = importsOf(source).map(({ target }) => target);
      return [source.path, [...new Set(targets)].filter((target) => paths.has(target))];
    }),
  );
}

/** Removes files that import nothing, repeatedly: what is left leads into a circle. */
function withoutEnds(graph: Graph): Graph {
  const left = new Map(
    [...graph]
      .map(([path, targets]): [string, string[]] => [path, targets.filter((to) => graph.has(to))])
      .filter(([, targets]) => targets.length > 0),
  );
  return left.size === graph.size ? left : withoutEnds(left);
}

/** The shortest circle through each file, each circle once. */
function circlesIn(graph: Graph): string[][] {
  const found = new Map<string, string[]>();
  for (const start of graph.keys()) {
    const circle = wayBack(graph, start);
    const key = circle?.toSorted().join(' ') ?? '';
    if (circle && !found.has(key)) found.set(key, circle);
  }
  return [...found.values()];
}

function wayBack(graph: Graph, start: string): string[] | undefined {
  const ways = [[start]];
  const visited = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return way;
      if (visited.has(next)) continue;
      visited.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
