import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Beside recommendation_mail, whose rows are counted: an invitation is no recommendation.
  await sql`
    create table invitation_mail (
      assignment uuid not null references assignment on delete cascade,
      account uuid not null references account on delete cascade,
      queued_at timestamptz not null default now(),
      sent_at timestamptz,
      primary key (assignment, account)
    )`.execute(db);

  // What is asked of each of them before a file is forgotten.
  await sql`create index assignment_attachment_file on assignment_attachment (file)`.execute(db);
  await sql`create index account_image_file on account (image_file)
    where image_file is not null`.execute(db);
  await sql`create index organization_logo_file on organization (logo_file)
    where logo_file is not null`.execute(db);
}
