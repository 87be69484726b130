/**
 * What a browser loads first, in brotli. Of the app: the entry and everything it imports statically,
 * before the first route's own chunk and the catalog of a language. Of the page to sign: everything,
 * with the catalog, before the chunk that reads PDFs. Fails above a budget.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const budget = 120_000;
const dist = join(import.meta.dirname, '..', 'dist');
const statically = /(?:import|from)\s*["'](\.\/[^"']+\.js)["']/g;
const alsoLater = /(?:import\s*\(?|from)\s*["'`](\.\/[^"'`]+\.js)["'`]/g;

const initial = closure(entriesOf('index.html'), statically);
const shell = closure(largest('assets', 'Shell-'), statically);
const styles = readdirSync(join(dist, 'assets'))
  .filter((name) => /^(?:base|index)-.*\.css$/.test(name))
  .map((name) => join('assets', name));

/** What the page to sign loads only after the reader of PDFs has, or never; of the catalogs it loads one. */
const notToSign = /\/(PdfPages|sha2|VerifyPage|nb|sv|en)-/;
const toSign = [
  ...closure(entriesOf('sign.html'), alsoLater, notToSign),
  ...largest('assets/sign', 'nb-'),
];

for (const name of initial) printSize([name], name);
printSize(largest('assets', 'nb-'), '(the texts that every page needs, in one language)');
const onlyShell = shell.filter((name) => !initial.includes(name));
printSize(onlyShell, '(the shell, with the first page behind sign-in)');
printSize(styles, '(style sheet)');
console.log(`initial JavaScript: ${kilobytes(initial)} brotli, budget ${budget / 1000} kB`);
for (const name of toSign) printSize([name], name);
console.log(`JavaScript to sign: ${kilobytes(toSign)} brotli, budget ${budget / 1000} kB`);
if (size(initial) > budget || size(toSign) > budget) process.exit(1);

function entriesOf(page: string): string[] {
  const html = readFileSync(join(dist, page), 'utf8');
  const found = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)];
  if (found.length === 0) throw new Error(`${page} names no JavaScript.`);
  return found.map(([, name]) => name ?? '');
}

/** The files and everything that they import so, without what is left out. */
function closure(
  names: readonly string[],
  imports: RegExp,
  without?: RegExp,
  seen = new Set<string>(),
): string[] {
  for (const name of names) {
    if (seen.has(name) || without?.test(name)) continue;
    seen.add(name);
    const found = readFileSync(join(dist, name), 'utf8').matchAll(imports);
    const imported = [...found].map(([, path]) => join(dirname(name), path ?? ''));
    closure(imported, imports, without, seen);
  }
  return [...seen];
}

function largest(folder: string, prefix: string): string[] {
  const found = readdirSync(join(dist, folder))
    .filter((name) => name.startsWith(prefix) && name.endsWith('.js'))
    .map((name) => join(folder, name));
  if (found.length === 0) throw new Error(`No file in ${folder} begins with ${prefix}.`);
  return found.toSorted((a, b) => size([b]) - size([a])).slice(0, 1);
}

function size(names: readonly string[]): number {
  return names.reduce(
    (sum, name) => sum + brotliCompressSync(readFileSync(join(dist, name))).length,
    0,
  );
}

function kilobytes(names: readonly string[]): string {
  return `${(size(names) / 1000).toFixed(1)} kB`;
}

function printSize(names: readonly string[], label: string): void {
  console.log(`${kilobytes(names).padStart(9)}  ${label}`);
}
