import type { Locale } from '@torg/protocol/terms';
import type { Db, Tx } from '../../platform/database/tables.ts';

interface Which {
  profile: string;
  locale: Locale;
}

/** The translations that are known, by their hash. */
export async function findTranslations(
  db: Db,
  { profile, locale }: Which,
  hashes: readonly string[],
): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('cv_translation')
    .select(['hash', 'text'])
    .where('profile', '=', profile)
    .where('locale', '=', locale)
    .where('hash', 'in', hashes)
    .execute();
  return new Map(rows.map(({ hash, text }) => [hash, text]));
}

/** Two who ask for the same at once keep the first answer. */
export async function saveTranslation(
  tx: Tx,
  { profile, locale }: Which,
  { hash, text }: { hash: string; text: string },
): Promise<void> {
  await tx
    .insertInto('cv_translation')
    .values({ profile, locale, hash, text })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
