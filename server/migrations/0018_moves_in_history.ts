import { sql, type Kysely } from 'kysely';

/** The history consists of changes and moves: of every event that names its objects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index event_recorded_change`.execute(db);
  await sql`create index event_of_objects on event
    using gin ((metadata -> 'objects') jsonb_path_ops)
    where metadata ? 'objects' and not reported`.execute(db);
}
