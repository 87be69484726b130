import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Change, Mistake, type Read } from './change.ts';

/** Reads and writes a tree: the project itself, or a copy of it. */
export interface Project {
  read: Read;
  /** Throws before writing anything if a file that must be new exists. */
  write: (changes: Change[]) => void;
}

export function projectIn(folder: string): Project {
  const at = (path: string) => join(folder, path);
  const text = (path: string) =>
    existsSync(at(path)) ? readFileSync(at(path), 'utf8') : undefined;
  const matching = (pattern: string) => globSync(pattern, { cwd: folder });
  return {
    read: Object.assign(text, { matching }),
    write(changes) {
      const taken = changes.find(({ path, fresh }) => fresh && existsSync(at(path)));
      if (taken) throw new Mistake(`${taken.path} is there already.`);
      for (const change of changes) {
        mkdirSync(dirname(at(change.path)), { recursive: true });
        writeFileSync(at(change.path), change.text);
      }
    },
  };
}
