import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_invitation (
      account uuid primary key references account on delete cascade,
      invited_by uuid references account on delete set null,
      invited_at timestamptz not null
    )`.execute(db);
  await sql`create index account_invitation_invited_by on account_invitation (invited_by)`.execute(
    db,
  );

  // A constraint that bears the name of a coded error is answered as that error.
  await sql`alter table account
    rename constraint account_email_is_taken to email_is_taken`.execute(db);
  await sql`alter table organization rename constraint
    organization_country_organization_number_key to organization_number_is_taken`.execute(db);
}
