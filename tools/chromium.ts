import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Flags for a container without a screen, and against background network traffic. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const macApp = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, macApp].find(isProgram);
}

/**
 * The path of a browser, installed by apt if permitted; otherwise throws an error that says what to
 * do.
 */
export function chromiumPath(): string {
  const found = findChromium() ?? installedChromium();
  if (found) return found;
  throw new Error(
    'No Chromium found. Install one (Debian: apt-get install chromium), or name it: CHROMIUM_PATH=/path/to/chromium',
  );
}

function installedChromium(): string | undefined {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return undefined;
  console.log('torg: no Chromium found; installing one with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words: string[]) => execFileSync('apt-get', words, { env, stdio: 'inherit' });
  // The headless shell has no windows and uses a fifth less of the processor.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    try {
      apt('update', '-q');
      apt('install', '-y', '-q', name);
      break;
    } catch {
      // This Debian does not have it: tries the next name.
    }
  }
  return findChromium();
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
