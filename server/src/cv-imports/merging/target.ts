import type { ProfileRow } from '../../profiles/profiles.queries.ts';
import type { ImportRow } from '../cv-imports.repository.ts';
import type { EntryRow } from './entry-row.ts';

/** An import with its profile, which is locked. */
export interface Target {
  row: ImportRow;
  entries: readonly EntryRow[];
  profile: ProfileRow;
}
