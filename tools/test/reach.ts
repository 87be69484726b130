import { posix } from 'node:path';
import { isCode, type Source } from '../check/sources.ts';
import { importsOf } from '../check/syntax.ts';

/** These import everything, so every change would reach them, and through them every test. */
const assembles =
  /^(server\/src\/[^/]+\.ts|server\/src\/testing\/.*|protocol\/src\/all-calls\.ts|web\/src\/app\/router\.tsx)$/;

/**
 * The changed files and all that import them, at most `steps` away. Imports of types do not count:
 * the checks find what they break. A file that nothing imports, such as data, belongs to its
 * folder.
 */
export function reachedFrom(sources: Source[], changed: string[], steps = Infinity): Set<string> {
  const importers = importersOf(sources.filter(isCode));
  const reached = new Set(changed.flatMap((path) => [path, ...readersOf(path, importers)]));
  let edge = [...reached];
  for (let step = 0; step < steps && edge.length > 0; step += 1) {
    const next = edge
      .flatMap((path) => importers.get(path) ?? [])
      .filter((path) => !reached.has(path));
    for (const path of next) reached.add(path);
    edge = next.filter((path) => !assembles.test(path));
  }
  return reached;
}

/** The file and all that import it, however far away, also through what assembles the parts. */
export function allThatImport(sources: Source[], path: string): Set<string> {
  const importers = importersOf(sources.filter(isCode));
  const reached = new Set([path]);
  // A set also visits what is added on the way.
  for (const one of reached) for (const importer of importers.get(one) ?? []) reached.add(importer);
  return reached;
}

function importersOf(sources: Source[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const source of sources) {
    for (const { target, typeOnly } of importsOf(source)) {
      const path = target.replace(/^@torg\/protocol\/(.*)$/, 'protocol/src/$1.ts');
      if (!typeOnly) importers.set(path, [...(importers.get(path) ?? []), source.path]);
    }
  }
  return importers;
}

function readersOf(path: string, importers: Map<string, string[]>): string[] {
  if (/\.(ts|tsx|mjs|md)$/.test(path) || importers.has(path)) return [];
  const folders = [posix.dirname(path), posix.dirname(posix.dirname(path))];
  const files = new Set([...importers.values()].flat());
  return [...files].filter((file) => folders.includes(posix.dirname(file)));
}
