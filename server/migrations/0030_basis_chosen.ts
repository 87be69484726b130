import { sql, type Kysely } from 'kysely';

/** Who chose the hiring basis, by name, and when; of older drafts it is who sent it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table agreement_draft
    add column basis_chosen_by text,
    add column basis_chosen_at timestamptz,
    add constraint agreement_draft_basis_chosen
      check ((basis_chosen_by is null) = (basis_chosen_at is null))`.execute(db);
}
