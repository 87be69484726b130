import type { ReadCv } from '@torg/protocol/cv-imports/read-cv';
import { moveOne } from '../../platform/move.ts';
import type { MoveContext } from '../../platform/moves/movable.ts';
import { insertEntries } from '../cv-imports.repository.ts';
import { cvImports } from '../import-moves.ts';
import { notPlacedOf, personOf, rowsOf } from './rows-of.ts';

/** Stores what was found. Until it is kept, it changes nothing. */
export async function saveFound(
  context: MoveContext<'system'>,
  cvImport: string,
  cv: ReadCv,
): Promise<void> {
  await insertEntries(context.db, cvImport, rowsOf(cv));
  const found = {
    language: cv.language,
    person: JSON.stringify(personOf(cv)),
    not_placed: JSON.stringify(notPlacedOf(cv)),
  };
  await moveOne(context, cvImports, cvImport, { move: 'read', with: found });
}
