import type { NamedCompetency } from '@torg/protocol/vocabulary/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { named } from './terms-list.repository.ts';

export async function findNamed(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, NamedCompetency>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ one: NamedCompetency }>`
    select ${named('c')} as one from competency as c
    where c.competency = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ one }) => [one.competency, one]));
}
