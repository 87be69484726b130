import { sql, type Kysely } from 'kysely';

/** Who is just changing a contract at the e-sign provider, so that nobody makes it twice there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table esign_claim (
      contract uuid primary key references contract,
      holder uuid not null,
      held_until timestamptz not null,
      tried_at timestamptz not null
    )`.execute(db);
  await sql`create index contract_at_provider on contract (provider, status)
    where provider = 'oneflow'`.execute(db);
}
