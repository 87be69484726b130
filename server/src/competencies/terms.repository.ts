import { randomUUID } from 'node:crypto';
import type { CompetencyNames } from '@torg/protocol/competencies/competencies';
import type { ManagedType } from '@torg/protocol/competencies/competency-terms';
import type { Discipline } from '@torg/protocol/terms';
import { sql, type Updateable } from 'kysely';
import { Refusal } from '../platform/refusal.ts';
import type { Tx } from '../platform/database/tables.ts';
import type { CompetencyTable } from './competencies.tables.ts';

/** A role or a skill, locked until the transaction ends. */
export interface LockedTerm {
  competency: string;
  type: ManagedType;
  status: 'proposed' | 'active' | 'merged';
  rejected_at: Date | null;
  merged_into: string | null;
  revision: number;
  discipline: Discipline;
  names: CompetencyNames;
}

/**
 * Lets one transaction at a time change names, since no index can ensure that a name is not also a
 * synonym of another term.
 */
export async function lockNames(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('competency names'))`.execute(tx);
}

export async function lockTerm(tx: Tx, competency: string): Promise<LockedTerm | undefined> {
  const row = await tx
    .selectFrom('competency')
    .selectAll()
    .where('competency', '=', competency)
    .where('type', '<>', 'discipline')
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { name_nb: nb, name_sv: sv, name_en: en, ...term } = row;
  return { ...term, type: term.type as ManagedType, names: { nb, sv, en } };
}

/** Refuses texts that are names or synonyms of another term of the type, with one issue for each. */
export async function checkFree(
  tx: Tx,
  checked: { type: ManagedType; texts: Readonly<Record<string, string>>; except?: string },
): Promise<void> {
  const paths = Object.keys(checked.texts);
  const texts = Object.values(checked.texts);
  const { rows } = await sql<{ path: string; name: string }>`
    select one.path, c.name_nb as name
    from unnest(${paths}::text[], ${texts}::text[]) as one (path, text)
    join competency as c on c.known_as @> array[folded(one.text)]
    where c.type = ${checked.type} and c.status <> 'merged' and c.rejected_at is null
      and c.competency is distinct from ${checked.except ?? null}::uuid
    order by one.path`.execute(tx);
  if (rows.length === 0) return;
  const issues = rows.map(({ path, name }) => ({ path, message: name }));
  throw new Refusal('competency_name_is_taken', { issues });
}

const columnsOf = ({ nb, sv, en }: CompetencyNames) => ({
  name_nb: nb,
  name_sv: sv,
  name_en: en,
});

export async function insertTerm(
  tx: Tx,
  added: { type: ManagedType; discipline: Discipline; names: CompetencyNames },
): Promise<string> {
  const competency = randomUUID();
  const { type, discipline, names } = added;
  await tx
    .insertInto('competency')
    .values({ competency, key: competency, type, discipline, ...columnsOf(names) })
    .execute();
  return competency;
}

/** Returns the new revision. */
export async function updateTerm(
  tx: Tx,
  competency: string,
  { names, ...changes }: Updateable<CompetencyTable> & { names?: CompetencyNames | undefined },
): Promise<number> {
  const { revision } = await tx
    .updateTable('competency')
    .set({ ...changes, ...(names && columnsOf(names)) })
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('competency', '=', competency)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}
