import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

/** The first version with halfvec, which takes half the space and can index longer vectors. */
const oldest = '0.7.0';

/** Whether the database has pgvector and the table of vectors. */
export async function hasVectorTable(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select to_regclass('embedding') is not null as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** Creates the extension if the server has one that is new enough, and if we may. */
const makeExtension = `
  do $$ begin
    if exists (select from pg_available_extensions where name = 'vector'
        and string_to_array(coalesce(installed_version, default_version), '.')::int[]
          >= string_to_array('${oldest}', '.')::int[]) then
      create extension if not exists vector;
    end if;
  exception when insufficient_privilege then
    raise notice 'pgvector is there, and an administrator of the database has to create it';
  end $$`;

/** Makes the table at the start, even if several processes start at once. */
export async function makeVectorTableOnce(db: Db): Promise<boolean> {
  if (await hasVectorTable(db)) return true;
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('torg: make the vector table'))`.execute(tx);
    return makeVectorTable(tx);
  });
}

/**
 * Makes the table of vectors if the database can have one; returns whether it does. If pgvector is
 * installed later, the next start makes it.
 */
export async function makeVectorTable(db: Db): Promise<boolean> {
  await sql.raw(makeExtension).execute(db);
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from pg_type where typname = 'halfvec') as has`.execute(db);
  if (rows[0]?.has !== true) return false;
  await sql`
    create table if not exists embedding (
      version integer not null references embedding_version on delete cascade,
      profile uuid not null references profile on update cascade on delete cascade,
      type text not null check (type in ('profile', 'project', 'education')),
      item uuid not null,
      hash text not null,
      vector halfvec not null,
      primary key (version, type, item)
    )`.execute(db);
  await sql`create index if not exists embedding_profile
    on embedding (profile, version)`.execute(db);
  return true;
}
