import { sql } from 'kysely';
import { CvVariantChoices } from '@torg/protocol/cvs/cv-variants';
import { limits } from '@torg/protocol/limits';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/refusal.ts';

export const findVariants = (db: Db, profile: string) =>
  db
    .selectFrom('cv_variant')
    .select(['cv_variant', 'name', 'assignment', 'revision', 'updated_at'])
    .where('profile', '=', profile)
    .orderBy('created_at', 'desc')
    .orderBy('cv_variant')
    .execute();

export type VariantRow = NonNullable<Awaited<ReturnType<typeof findVariant>>>;

/** A variant of this profile; those of others are not found. */
export async function findVariant(db: Db, profile: string, variant: string) {
  const row = await db
    .selectFrom('cv_variant')
    .selectAll()
    .where('cv_variant', '=', variant)
    .where('profile', '=', profile)
    .executeTakeFirst();
  return row && { ...row, choices: CvVariantChoices.parse(row.choices) };
}

/** Refuses more than there is room for; those who add at once wait for each other. */
export async function insertVariant(
  tx: Tx,
  made: { profile: string; name: string; assignment: string | null },
): Promise<string> {
  const { profile } = made;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cv_variant ${profile}`}, 0))`.execute(
    tx,
  );
  const all = await findVariants(tx, profile);
  if (all.length >= limits.cvVariant.perProfile) throw new Refusal('too_many_cv_variants');
  const { cv_variant } = await tx
    .insertInto('cv_variant')
    .values(made)
    .returning('cv_variant')
    .executeTakeFirstOrThrow();
  return cv_variant;
}

/** Whether it was saved: not if somebody has saved it since the revision. */
export async function updateVariant(
  tx: Tx,
  { cv_variant, revision }: { cv_variant: string; revision: number },
  changes: { name: string; choices: CvVariantChoices; now: Date },
): Promise<boolean> {
  const { name, choices, now } = changes;
  const saved = await tx
    .updateTable('cv_variant')
    .set({ name, choices: JSON.stringify(choices), revision: revision + 1, updated_at: now })
    .where('cv_variant', '=', cv_variant)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return saved.numUpdatedRows === 1n;
}

export async function deleteVariant(tx: Tx, variant: string): Promise<void> {
  await tx.deleteFrom('cv_variant').where('cv_variant', '=', variant).execute();
}
