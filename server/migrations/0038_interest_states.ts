import { sql, type Kysely } from 'kysely';

/** What becomes of an interest, and the day by which those who sent it have an answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table assignment add column answer_by date`.execute(db);
  // Whoever waits as this comes into force has two weeks from now, like somebody new.
  await sql`
    alter table assignment_interest
      add column state text not null default 'received' check (state in ('received', 'considered',
        'interview', 'offered', 'not_selected', 'hired', 'no_answer', 'withdrawn')),
      add column reason text check (reason in ('other_chosen', 'requirements_not_met',
        'not_available_then', 'rate_too_high', 'filled_elsewhere', 'cancelled', 'other')),
      add column state_since timestamptz not null default now(),
      add column counts_from timestamptz not null default now(),
      add column answered_at timestamptz,
      add column answered_by uuid references account on delete set null,
      add constraint interest_reason_of_turned_down
        check ((reason is not null) = (state = 'not_selected')),
      add constraint interest_answered_with_answer
        check ((answered_at is not null) = (state in ('not_selected', 'hired', 'no_answer')))`.execute(
    db,
  );
  // What was closed before is past: nobody is written to about it now.
  await sql`
    update assignment_interest as i set state = 'no_answer', answered_at = now()
    from assignment as a where a.assignment = i.assignment and a.state = 'closed'`.execute(db);
  await sql`create index assignment_interest_answered_by
    on assignment_interest (answered_by)`.execute(db);
  await sql`create index assignment_interest_open on assignment_interest (assignment)
    where state in ('received', 'considered', 'interview', 'offered')`.execute(db);
  // One row for each mail to an editor that people wait for an answer.
  await sql`
    create table answer_reminder (
      assignment uuid not null references assignment on delete cascade,
      account uuid not null references account on delete cascade,
      answer_by date not null,
      kind text not null check (kind in ('soon', 'today')),
      claimed_at timestamptz not null,
      primary key (assignment, account, answer_by, kind)
    )`.execute(db);
  await sql`create index answer_reminder_account on answer_reminder (account)`.execute(db);
}
