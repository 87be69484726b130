import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kept, Store } from './tenants-there.ts';

/** Stores what was edited at the stand-in in a folder, so that it outlives a restart in development. */
export function folderStore(folder: string): Store {
  const pathOf = (subdomain: string, user: string): string =>
    join(folder, `${subdomain}-${user}.json`);
  return {
    load(subdomain, user) {
      const path = pathOf(subdomain, user);
      return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Kept) : null;
    },
    save(subdomain, user, kept) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const path = pathOf(subdomain, user);
      writeFileSync(`${path}.part`, JSON.stringify(kept), { mode: 0o600 });
      renameSync(`${path}.part`, path);
    },
  };
}
