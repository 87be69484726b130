/**
 * Measures what it is like to open /assignments, signed in, on a desktop: Lighthouse's marks and
 * the JavaScript that comes before the first route's own chunk. Ends with 1 below the bar.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { startTown } from '../e2e/town.ts';
import { freePort, signIn } from '../server/faults/torg-process.ts';
import { root, run } from './child.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';

const bar: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 95 };

const dataDir = await mkdtemp(join(tmpdir(), 'torg-lighthouse-'));
const torg = await startTown(dataDir);
const port = await freePort();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumArgs, `--remote-debugging-port=${port}`],
});

async function measure(): Promise<boolean> {
  const cookie = await signIn(torg.origin, 'konsulent@torg.example');
  const result = await lighthouse(
    `${torg.origin}/assignments`,
    { port, onlyCategories: Object.keys(bar), extraHeaders: { cookie }, logLevel: 'error' },
    desktopConfig,
  );
  if (!result) throw new Error('Lighthouse gave no answer.');
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  if (!result.lhr.finalDisplayedUrl.endsWith('/assignments')) {
    throw new Error(`came to ${result.lhr.finalDisplayedUrl}`);
  }
  for (const { id, score, auditRefs } of Object.values(categories)) {
    console.log(`${id}: ${Math.round((score ?? 0) * 100)}, at least ${bar[id]}`);
    for (const { id: audit, weight } of auditRefs) {
      const { score: got, title, displayValue = '' } = audits[audit] ?? {};
      if (weight > 0 && typeof got === 'number' && got < 0.9) {
        console.log(`  ${title} ${displayValue}`.trimEnd());
      }
    }
  }
  return Object.values(categories).every(({ id, score }) => (score ?? 0) * 100 >= (bar[id] ?? 0));
}

let good = false;
try {
  good = await measure();
} finally {
  await browser.close();
  await torg.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
const bundle = await run('node', [join(root, 'web', 'tools', 'measure-bundle.ts')]);
if (!good || bundle.code !== 0) process.exitCode = 1;
