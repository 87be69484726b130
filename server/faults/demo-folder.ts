import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadDemoFolder } from './torg-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    demoFolder: string;
  }
}

/**
 * Loads the demo data once for the whole run, unless somebody has loaded it already; `copyDemo` is
 * much faster than a first start.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest loads it by its default export
export default async function buildDemo({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TORG_DEMO'];
  if (given !== undefined) {
    provide('demoFolder', given);
    return async () => {};
  }
  const folder = await mkdtemp(join(tmpdir(), 'torg-demo-'));
  await loadDemoFolder(folder);
  provide('demoFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}

/** Makes it a data folder of the embedded database with the demo data, given `inject('demoFolder')`. */
export const copyDemo = (demoFolder: string, folder: string): Promise<void> =>
  cp(demoFolder, folder, { recursive: true });
