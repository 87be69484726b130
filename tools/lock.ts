/** After `npm install`: restores the platforms that npm left out of package-lock.json. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completed, type Lockfile, missingPlatforms } from './check/packages/lockfile.ts';
import { root } from './child.ts';

const path = join(root, 'package-lock.json');
const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile;
const missing = Object.keys(missingPlatforms(lockfile));
if (missing.length > 0) writeFileSync(path, `${JSON.stringify(completed(lockfile), null, 2)}\n`);
console.log(`${missing.length} packages of other platforms added to package-lock.json`);
