import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../child.ts';

/** A text file of the project; `path` is relative to the root, with forward slashes. */
export interface Source {
  path: string;
  text: string;
}

const leftOut = new Set([
  '.git',
  'node_modules',
  'dist',
  'data',
  'test-results',
  'playwright-report',
]);
const texts =
  /\.(ts|tsx|mjs|js|json|md|css|html|sql|yml|yaml|po|txt|sh|svg|csv|tsv)$|\/run$|\/\.[a-z]+rc$/;

/**
 * Every text file of the project, read once. The folder `data` at the root belongs to a running
 * server.
 */
export function readSources(): Source[] {
  return filesIn('')
    .filter((path) => texts.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (!entry.isDirectory()) return [path];
    const skipped = leftOut.has(entry.name) && !(entry.name === 'data' && folder !== '');
    return skipped ? [] : filesIn(path);
  });
}

export function isCode({ path }: Source): boolean {
  return /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts') && !isGenerated(path);
}

/** A `….check.ts` is what several tests have in common, or a part of one. */
export function isTest(path: string): boolean {
  return /\.(test|check)\.tsx?$/.test(path) || path.startsWith('e2e/');
}

/** Generated files: the router's tree, compiled texts. */
function isGenerated(path: string): boolean {
  return /\.gen\.ts$|^web\/src\/locales\//.test(path);
}
