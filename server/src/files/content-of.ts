import type { Selectable } from 'kysely';
import { Refusal } from '../platform/refusal.ts';
import type { FileTable } from './files.tables.ts';

type Row = Pick<Selectable<FileTable>, 'storage_key' | 'file_name' | 'media_type' | 'virus_check'>;

/** What is sent of a file; refuses one that the virus scanner has not passed. */
export function contentOf({ storage_key, file_name, media_type, virus_check }: Row) {
  if (virus_check === 'waiting') {
    throw new Refusal('file_is_being_checked', { retryAfterSeconds: 10 });
  }
  if (virus_check === 'infected') throw new Refusal('file_had_a_virus');
  return { storage_key, file_name, media_type };
}
