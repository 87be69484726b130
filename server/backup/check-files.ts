import { hashOfStored } from '../src/files/files.queries.ts';
import type { Storage } from '../src/platform/ports/storage.ts';
import type { Db } from '../src/platform/database/tables.ts';

export interface FileProblem {
  file: string;
  name: string;
  storageKey: string;
  says: 'is missing' | 'has another content';
}

export interface CheckedFiles {
  count: number;
  problems: FileProblem[];
}

const atOnce = 200;

/** Reads the content of every row's file, and compares it with the hash in the row. */
export async function checkFiles(db: Db, storage: Storage): Promise<CheckedFiles> {
  const checked: CheckedFiles = { count: 0, problems: [] };
  let after: string | undefined;
  for (;;) {
    const rows = await filesAfter(db, after);
    for (const { file, file_name: name, storage_key: storageKey, sha256 } of rows) {
      const hash = await hashOfStored(storage, storageKey);
      checked.count += 1;
      if (hash === sha256) continue;
      const says = hash === undefined ? 'is missing' : 'has another content';
      checked.problems.push({ file, name, storageKey, says });
    }
    after = rows.at(-1)?.file;
    if (after === undefined) return checked;
  }
}

function filesAfter(db: Db, after: string | undefined) {
  const files = db
    .selectFrom('file')
    .select(['file', 'file_name', 'storage_key', 'sha256'])
    .orderBy('file')
    .limit(atOnce);
  return (after === undefined ? files : files.where('file', '>', after)).execute();
}
