import type { ReadCv } from '@torg/protocol/cv-imports/read-cv';
import type { Tx } from '../../platform/database/tables.ts';
import { insertEntries, updateImport } from '../cv-imports.repository.ts';
import { notPlacedOf, personOf, rowsOf } from './rows-of.ts';

/** Stores what was found. Until it is kept, it changes nothing. */
export async function saveFound(
  { tx, now }: { tx: Tx; now: Date },
  cvImport: string,
  cv: ReadCv,
): Promise<void> {
  await insertEntries(tx, cvImport, rowsOf(cv));
  await updateImport(tx, cvImport, {
    status: 'success',
    language: cv.language,
    person: JSON.stringify(personOf(cv)),
    not_placed: JSON.stringify(notPlacedOf(cv)),
    updated_at: now,
    finished_at: now,
  });
}
