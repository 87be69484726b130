import type { Finding, OwnCheck } from './finding.ts';

const folder = 'server/migrations/';

/**
 * Migrations are numbered from 0001 without holes: a database that is past a hole never runs what
 * fills it.
 */
export const migrationsCheck: OwnCheck = {
  name: 'migrations',
  look: (sources) => {
    const paths = sources.map(({ path }) => path).filter((path) => path.startsWith(folder));
    return paths.toSorted().flatMap((path, index, all) => finding(path, all[index - 1]));
  },
};

function finding(path: string, before: string | undefined): Finding[] {
  const number = numberOf(path);
  if (number === undefined) return [{ path, says: 'must be named like 0001_what_it_makes.ts' }];
  const last = before === undefined ? 0 : numberOf(before);
  if (last === undefined || number === last + 1) return [];
  const says =
    number === last
      ? `has the number of ${before}: take the next one that is free`
      : `follows number ${last}: the next is ${last + 1}, without a hole`;
  return [{ path, says }];
}

function numberOf(path: string): number | undefined {
  const found = /^(\d{4})_[a-z0-9_]+\.ts$/.exec(path.slice(folder.length))?.[1];
  return found === undefined ? undefined : Number(found);
}
