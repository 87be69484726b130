import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What a Chromium needs to run in a container without a screen, and to leave the network alone. */
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

/** The browser, installed by apt when we may; otherwise an error that says what to do. */
export function chromiumPath(): string {
  const found = findChromium() ?? installedChromium();
  if (found) return found;
  throw new Error(
    'No Chromium found. Install one (Debian: apt-get install chromium), or name it: CHROMIUM_PATH=/path/to/chromium',
  );
}

function installedChromium(): string | undefined {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return undefined;
  console.log('torg: no Chromium here; installing one with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words: string[]) => execFileSync('apt-get', words, { env, stdio: 'inherit' });
  // The shell is the same browser without windows, which takes a fifth less of the processor.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    try {
      apt('update', '-q');
      apt('install', '-y', '-q', name);
      break;
    } catch {
      // Not every Debian knows it: the next name, or none.
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
