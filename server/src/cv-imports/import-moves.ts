import { cvImportLife } from '@torg/protocol/cv-imports/import-life';
import { movePolicy } from '../platform/moves/move-policy.ts';
import type { Movable } from '../platform/moves/movable.ts';
import { lockImports, updateImports, type LockedImport } from './cv-imports.repository.ts';

/** What was found, as it is stored. */
interface Found {
  language: string | null;
  person: string;
  not_placed: string;
}
type Imports = Movable<typeof cvImportLife, LockedImport, Found>;

export const cvImports: Imports = {
  life: cvImportLife,
  policy: movePolicy(cvImportLife, { stateOf: ({ status }: LockedImport) => status, parties: {} }),
  columns: [{ table: 'cv_import', column: 'status' }],
  lock: lockImports,
  write: ({ db, now }, rows, { to: status, reason: error = null, with: found }) =>
    updateImports(
      db,
      rows.map(({ cv_import }) => cv_import),
      { ...found, status, error, updated_at: now, finished_at: now },
    ),
  fields: { state: 'status', reason: 'error' },
  history: ({ cv_import: id, profile }) => ({ object: { kind: 'cv_import', id }, also: [profile] }),
  async notify({ notify }, rows) {
    for (const { profile, created_by } of rows) {
      const readers = new Set([profile, created_by ?? profile]);
      await notify([...readers], 'cv_import', { profile });
    }
  },
};
