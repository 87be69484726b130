import { sql, type Kysely } from 'kysely';

/** Archiving an interview is a move now; what was recorded as a change becomes the move's event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update event set
      kind = case when metadata -> 'after' ->> 'archived' = 'true' then 'archived_qa_interview'
        else 'unarchived_qa_interview' end,
      metadata = (metadata - 'what') || case when metadata -> 'after' ->> 'archived' = 'true'
        then '{"by": "admin", "before": {"archive": "unarchived"}, "after": {"archive": "archived"}}'
        else '{"by": "admin", "before": {"archive": "archived"}, "after": {"archive": "unarchived"}}'
        end::jsonb
    where kind = 'recorded_change' and metadata ->> 'what' = 'changed_qa_interview'
      and not reported`.execute(db);
}
