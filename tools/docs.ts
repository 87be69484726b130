/** Writes docs/generated and docs/security.md from tables; `--check` only compares. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessWords } from '../protocol/src/access.ts';
import { allCalls } from '../protocol/src/all-calls.ts';
import type { Call } from '../protocol/src/call.ts';
import {
  securityAttempts,
  securityChanges,
} from '../server/src/platform/hardening/security-log.ts';
import { checkNames } from './check/run-checks.ts';
import { root } from './child.ts';
import { callsPage } from './docs/calls.ts';
import { hiddenCalls } from './docs/hidden-calls.ts';
import { rightsPage } from './docs/rights.ts';
import { securityPage } from './docs/security.ts';
import { livesIn, statesPage } from './docs/states.ts';
import { chapters } from './security/chapters.ts';
import { findGaps } from './security/find-gaps.ts';

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
const gaps = findGaps(chapters, { read: textOf, checks: checkNames });
if (gaps.length > 0) {
  console.error(`tools/security names what does not exist:\n${gaps.join('\n')}`);
  process.exit(1);
}
const pages = {
  'generated/calls.md': callsPage(calls),
  'generated/rights.md': rightsPage(accessWords, calls),
  'generated/states.md': statesPage(modules.flatMap(livesIn)),
  'security.md': securityPage(chapters, { attempts: securityAttempts, changes: securityChanges }),
};

const note = '<!-- Made by `node tools/docs.ts`; change the tables instead. -->';
const stale: string[] = [];
mkdirSync(join(root, 'docs', 'generated'), { recursive: true });
for (const [name, page] of Object.entries(pages)) {
  const text = `${note}\n\n${page}\n`;
  if (text === textOf(join('docs', name))) continue;
  stale.push(name);
  if (!process.argv.includes('--check')) writeFileSync(join(root, 'docs', name), text);
}
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`docs is out of date: ${stale.join(', ')}`);
  process.exit(1);
}
if (stale.length > 0) console.log(`written: ${stale.join(', ')}`);

function textOf(path: string): string | null {
  const whole = join(root, path);
  return existsSync(whole) ? readFileSync(whole, 'utf8') : null;
}
