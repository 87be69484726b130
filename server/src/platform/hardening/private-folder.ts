import { chmodSync, lstatSync, readdirSync, realpathSync, type Dirent } from 'node:fs';
import { homedir } from 'node:os';
import { join, sep } from 'node:path';
import { StartError } from '../start-error.ts';

const forOthers = 0o077;
const sticky = 0o1000;
const modes = { folder: 0o700, file: 0o600 };

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Takes the rights of others away; returns whether it could. A link is left as it is. */
function mend(path: string): boolean {
  try {
    const found = lstatSync(path);
    if (found.isSymbolicLink() || (found.mode & forOthers) === 0) return true;
    chmodSync(path, found.isDirectory() ? modes.folder : modes.file);
    return true;
  } catch (error) {
    // A temporary file of another process may be gone by now.
    return codeOf(error) === 'ENOENT';
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    // Such as lost+found, which belongs to the system.
    if (codeOf(error) === 'EACCES' || codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Mends the folder and everything in it; returns what others can still read. */
export function mendAll(folder: string): string[] {
  const unmended = mend(folder) ? [] : [folder];
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) unmended.push(...mendAll(path));
    else if (!mend(path)) unmended.push(path);
  }
  return unmended;
}

/** Refuses a folder that is not Torg's alone: others would lose their right to it. */
function checkOwn(folder: string): void {
  const isShared = (lstatSync(folder).mode & sticky) !== 0;
  const within = `${folder}${folder.endsWith(sep) ? '' : sep}`;
  const contains = (path: string): boolean => path === folder || path.startsWith(within);
  if (!isShared && !contains(homedir()) && !contains(process.cwd())) return;
  throw new StartError(`DATA_DIR must be a folder of its own, and ${folder} is not.`);
}

/**
 * Only the account that Torg runs as may read the data folder: what is there is mended, and what
 * comes later is made so. Returns what could not be mended, such as the files of somebody else.
 */
export function makePrivate(dataDir: string): string[] {
  process.umask(forOthers);
  let folder: string;
  try {
    folder = realpathSync(dataDir);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
  checkOwn(folder);
  return mendAll(folder);
}
