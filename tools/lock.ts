/** After `npm install`: puts the platforms back into package-lock.json that npm left out. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completed, type Lockfile, missingPlatforms } from './check/lockfile.ts';
import { root } from './child.ts';

const path = join(root, 'package-lock.json');
const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile;
const missing = Object.keys(missingPlatforms(lockfile));
if (missing.length > 0) writeFileSync(path, `${JSON.stringify(completed(lockfile), null, 2)}\n`);
console.log(`${missing.length} packages of other platforms added to package-lock.json`);
