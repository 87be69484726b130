import { type Kysely, sql } from 'kysely';

/** Mails about how one signs in are claimed like every other mail of a job. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop table security_mail`.execute(db);
}
