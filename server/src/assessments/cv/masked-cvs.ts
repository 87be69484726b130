import type { Locale } from '@torg/protocol/terms';
import type { Db } from '../../platform/database/tables.ts';
import { findProfiles } from '../../profiles/profiles.queries.ts';
import { maskCv } from './mask-cv.ts';
import type { MaskedCv } from './masked-cv.ts';

export interface MaskedAs {
  /** whether a criterion is about languages; else none are shown */
  withLanguages: boolean;
  /** of the names of roles and skills */
  locale: Locale;
}

/**
 * Profiles as machines see them, in one statement. What an answer rests on is the masked CV itself:
 * it is the same until something that a machine sees is changed, and no name is part of it.
 */
export async function findMaskedCvs(
  db: Db,
  accounts: readonly string[],
  { withLanguages, locale }: MaskedAs,
): Promise<Map<string, MaskedCv>> {
  const rows = await findProfiles(db, accounts, { account: null, locale });
  return new Map(rows.map((row) => [row.profile, maskCv(row, { withLanguages })]));
}
