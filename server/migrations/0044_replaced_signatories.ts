import { sql, type Kysely } from 'kysely';

/** Few are replaced, and every page of a contract asks whose place its signatories took. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index contract_signatory_replaced
    on contract_signatory (contract, side, replaced_at) where replaced_at is not null`.execute(db);
}
