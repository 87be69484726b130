import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notesFolder } from './once.ts';
import {
  freePort,
  launchTorg,
  untilReady,
  type TorgProcess,
} from '../server/faults/torg-process.ts';

/** Where the folder of the finished town stands, for the workers that copy it. */
const demoFolder = 'TORG_DEMO';

const newFolder = () => mkdtemp(join(tmpdir(), 'torg-journey-'));

/** A machine with much else to do may need minutes to load a town. */
const timeoutMs = 240_000;

export async function startDemo(dataDir: string): Promise<TorgProcess> {
  const torg = launchTorg(await freePort(), { DATA_DIR: dataDir, ENVIRONMENT: 'development' });
  try {
    await untilReady(torg, timeoutMs);
  } catch (error) {
    await torg.kill('SIGKILL');
    throw error;
  }
  return torg;
}

/** Loads the demo data into the folder, and leaves it there. */
export async function loadDemo(folder: string): Promise<void> {
  const torg = await startDemo(folder);
  await torg.kill('SIGTERM');
}

/** The demo data is loaded once for the whole run; a copy of its folder is there in a moment. */
// oxlint-disable-next-line import/no-default-export -- it is how Playwright finds it
export default async function buildDemo(): Promise<() => Promise<void>> {
  const given = process.env[demoFolder];
  const folder = given ?? (await newFolder());
  if (given === undefined) await loadDemo(folder);
  process.env[demoFolder] = folder;
  const notes = await newFolder();
  process.env[notesFolder] = notes;
  return async () => {
    if (given === undefined) await rm(folder, { recursive: true, force: true });
    await rm(notes, { recursive: true, force: true });
  };
}

/** A Torg with a demo data of its own; `close` ends it and takes its folder away. */
export async function openDemo(): Promise<{ torg: TorgProcess; close: () => Promise<void> }> {
  const folder = await newFolder();
  const demo = process.env[demoFolder];
  if (demo) await cp(demo, folder, { recursive: true });
  const torg = await startDemo(folder);
  const close = async () => {
    await torg.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  return { torg, close };
}
