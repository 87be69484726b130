/**
 * The size that a browser loads before the first route's own chunk, in brotli: the entry and everything
 * it imports statically. The catalog of a language loads beside the first route. Fails above the
 * budget.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const budget = 120_000;
const assets = join(import.meta.dirname, '..', 'dist', 'assets');
const page = readFileSync(join(assets, '..', 'index.html'), 'utf8');

const entries = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(
  ([, name]) => name ?? '',
);
const initial = closure(entries);
const shell = closure(largest('Shell-')).filter((name) => !initial.includes(name));
const styles = readdirSync(assets).filter((name) => /^index-.*\.css$/.test(name));

for (const name of initial) console.log(`${kilobytes([name]).padStart(9)}  ${name}`);
console.log(`${kilobytes(largest('messages-')).padStart(9)}  (the catalog of one language)`);
console.log(`${kilobytes(shell).padStart(9)}  (the shell, with the first page behind sign-in)`);
console.log(`${kilobytes(styles).padStart(9)}  (style sheet)`);
console.log(`initial JavaScript: ${kilobytes(initial)} brotli, budget ${budget / 1000} kB`);
if (size(initial) > budget) process.exit(1);

/** The files and everything that they import statically; `import()` is left out. */
function closure(names: readonly string[], seen = new Set<string>()): string[] {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    const code = readFileSync(join(assets, name), 'utf8');
    const imports = code.matchAll(/(?:import|from)\s*["']\.\/([^"']+\.js)["']/g);
    closure(
      [...imports].map(([, imported]) => basename(imported ?? '')),
      seen,
    );
  }
  return [...seen];
}

function largest(prefix: string): string[] {
  const found = readdirSync(assets).filter(
    (name) => name.startsWith(prefix) && name.endsWith('.js'),
  );
  return found.toSorted((a, b) => size([b]) - size([a])).slice(0, 1);
}

function size(names: readonly string[]): number {
  return names.reduce(
    (sum, name) => sum + brotliCompressSync(readFileSync(join(assets, name))).length,
    0,
  );
}

function kilobytes(names: readonly string[]): string {
  return `${(size(names) / 1000).toFixed(1)} kB`;
}
