import { sql, type Kysely } from 'kysely';

/**
 * A profile has the id of its account, which changes when two accounts are merged, so that references
 * to a profile must follow.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; table: string; definition: string }>`
    select conname::text as name, conrelid::regclass::text as "table",
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and confrelid = 'profile'::regclass
      and confupdtype <> 'c'`.execute(db);
  for (const { name, table, definition } of rows) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)},
      add constraint ${sql.id(name)} ${sql.raw(definition)} on update cascade`.execute(db);
  }
}
