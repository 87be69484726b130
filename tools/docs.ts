/** Writes docs/generated from the protocol's tables; `--check` only compares. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessWords } from '../protocol/src/access.ts';
import { allCalls } from '../protocol/src/all-calls.ts';
import type { Call } from '../protocol/src/call.ts';
import { root } from './child.ts';
import { callsPage } from './docs/calls.ts';
import { hiddenCalls } from './docs/hidden-calls.ts';
import { rightsPage } from './docs/rights.ts';
import { livesIn, statesPage } from './docs/states.ts';

const calls: Record<string, Call> = allCalls;
const protocol = globSync('protocol/src/**/*.ts', { cwd: root }).toSorted();
const modules = await Promise.all(
  protocol
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => import(join(root, path)) as Promise<Record<string, unknown>>),
);
const hidden = hiddenCalls(modules, calls);
if (hidden.length > 0) {
  console.error(`allCalls lacks a table, or has two calls of one name: ${hidden.join(', ')}`);
  process.exit(1);
}
const pages = {
  'calls.md': callsPage(calls),
  'rights.md': rightsPage(accessWords, calls),
  'states.md': statesPage(modules.flatMap(livesIn)),
};

const folder = join(root, 'docs', 'generated');
const note = '<!-- Made by `node tools/docs.ts`; change the tables instead. -->';
const stale: string[] = [];
mkdirSync(folder, { recursive: true });
for (const [name, page] of Object.entries(pages)) {
  const text = `${note}\n\n${page}\n`;
  if (text === present(name)) continue;
  stale.push(name);
  if (!process.argv.includes('--check')) writeFileSync(join(folder, name), text);
}
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`docs/generated is out of date: ${stale.join(', ')}`);
  process.exit(1);
}
if (stale.length > 0) console.log(`written: ${stale.join(', ')}`);

function present(name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    return '';
  }
}
