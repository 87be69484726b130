import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notesFolder } from './once.ts';
import {
  freePort,
  launchTorg,
  loadDemoFolder,
  untilReady,
  type TorgProcess,
} from '../server/faults/torg-process.ts';

/** The folder with the loaded demo data, which workers copy. */
const demoFolder = 'TORG_DEMO';

const newFolder = () => mkdtemp(join(tmpdir(), 'torg-journey-'));

/** Loading may take minutes on a busy machine. */
const timeoutMs = 240_000;

/** More settings, which may depend on the port. */
type MoreSettings = (port: number) => Record<string, string>;

export async function startDemo(
  dataDir: string,
  settings: MoreSettings = () => ({}),
): Promise<TorgProcess> {
  const port = await freePort();
  const torg = launchTorg(port, {
    DATA_DIR: dataDir,
    ENVIRONMENT: 'development',
    ...settings(port),
  });
  try {
    await untilReady(torg, timeoutMs);
  } catch (error) {
    await torg.kill('SIGKILL');
    throw error;
  }
  return torg;
}

/** Loads the demo data once for the whole run; copying its folder is much faster. */
// oxlint-disable-next-line import/no-default-export -- Playwright loads it by its default export
export default async function buildDemo(): Promise<() => Promise<void>> {
  const given = process.env[demoFolder];
  const folder = given ?? (await newFolder());
  if (given === undefined) await loadDemoFolder({ DATA_DIR: folder });
  process.env[demoFolder] = folder;
  const notes = await newFolder();
  process.env[notesFolder] = notes;
  return async () => {
    if (given === undefined) await rm(folder, { recursive: true, force: true });
    await rm(notes, { recursive: true, force: true });
  };
}

/** A Torg with its own copy of the demo data; `close` stops it and deletes its folder. */
export async function openDemo(
  settings?: MoreSettings,
): Promise<{ torg: TorgProcess; close: () => Promise<void> }> {
  const folder = await newFolder();
  const demo = process.env[demoFolder];
  if (demo) await cp(demo, folder, { recursive: true });
  const torg = await startDemo(folder, settings);
  const close = async () => {
    await torg.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  return { torg, close };
}
