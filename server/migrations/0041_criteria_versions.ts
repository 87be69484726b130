import { sql, type Kysely } from 'kysely';

/** What was approved stays as it was, so that a selection can say by what people were measured. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table opportunity_criteria_version (
      opportunity uuid not null references opportunity on delete cascade,
      version integer not null check (version > 0),
      criteria jsonb not null,
      approved_by uuid references account on delete set null,
      approved_at timestamptz not null,
      primary key (opportunity, version)
    )`.execute(db);
  await sql`create index opportunity_criteria_version_approved_by
    on opportunity_criteria_version (approved_by)`.execute(db);
  await sql`
    insert into opportunity_criteria_version
      (opportunity, version, criteria, approved_by, approved_at)
    select opportunity, version, criteria, approved_by, approved_at
    from opportunity_criteria where approved_at is not null and version > 0`.execute(db);
}
