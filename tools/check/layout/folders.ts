import { posix } from 'node:path';
import type { OwnCheck } from '../finding.ts';
import type { Source } from '../sources.ts';

const mostFiles = 25;

/** Nobody finds anything in a crowded folder: it gets subfolders by subject. */
export const foldersCheck: OwnCheck = {
  name: 'folders',
  look: (sources) =>
    [...Map.groupBy(sources.filter(isCounted), ({ path }) => posix.dirname(path))]
      .filter(([, files]) => files.length > mostFiles)
      .map(([path, files]) => ({
        path,
        says: `${files.length} files; at most ${mostFiles}: divide it into subfolders by subject`,
      })),
};

/** Migrations are in one sequence, and data has its natural size. */
function isCounted({ path }: Source): boolean {
  return /\.(tsx?|mjs|css)$/.test(path) && !/^server\/(migrations|src\/[^/]+\/data)\//.test(path);
}
