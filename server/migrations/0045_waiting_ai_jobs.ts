import { sql, type Kysely } from 'kysely';

/** Whoever asks anew looks for what waits about the same, among the many that may wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index ai_job_waiting on ai_job (type, subject, number desc)
    where inference_status = 'pending'`.execute(db);
}
