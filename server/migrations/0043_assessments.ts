import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await ofProfiles(db);
  await ofCards(db);
  await ofColumns(db);
  await byPeople(db);
}

/**
 * What was asked about somebody for a need, each row the subject of a machine's job. A side sees its
 * own: the client's people have no company here, a consultant company has its own id. Without an
 * account the profile is gone, and the row is a line of the log.
 */
async function ofProfiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table opportunity_profile_ai_assessment (
      opportunity_profile_ai_assessment uuid primary key default gen_random_uuid(),
      opportunity uuid not null references opportunity on delete cascade,
      account uuid references account on delete set null,
      company uuid references organization on delete cascade,
      prompt text not null check (char_length(prompt) <= 2000),
      prompt_hash text not null generated always as (md5(prompt)) stored,
      criteria_version integer,
      asked_by uuid references account on delete set null,
      asked_at timestamptz not null
    )`.execute(db);
  await sql`create unique index opportunity_profile_ai_assessment_question
    on opportunity_profile_ai_assessment (opportunity, account,
      coalesce(company, '00000000-0000-0000-0000-000000000000'::uuid), prompt_hash)`.execute(db);
  await sql`create index opportunity_profile_ai_assessment_account
    on opportunity_profile_ai_assessment (account)`.execute(db);
  await sql`create index opportunity_profile_ai_assessment_company
    on opportunity_profile_ai_assessment (company)`.execute(db);
  await sql`create index opportunity_profile_ai_assessment_asked_by
    on opportunity_profile_ai_assessment (asked_by)`.execute(db);
  await sql`
    create table opportunity_profile_ai_assessment_feedback (
      opportunity_profile_ai_assessment uuid not null
        references opportunity_profile_ai_assessment on delete cascade,
      account uuid not null references account on delete cascade,
      rating double precision not null check (rating between -1 and 1),
      comment text check (char_length(comment) <= 2000),
      updated_at timestamptz not null,
      primary key (opportunity_profile_ai_assessment, account)
    )`.execute(db);
  await sql`create index opportunity_profile_ai_assessment_feedback_account
    on opportunity_profile_ai_assessment_feedback (account)`.execute(db);
}

/** The subject of two jobs: how somebody on a board meets the criteria, and what matters most. */
async function ofCards(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table evaluation_board_card_ai_assessment (
      evaluation_board_card_ai_assessment uuid primary key default gen_random_uuid(),
      evaluation_board_card uuid not null references evaluation_board_card on delete cascade,
      account uuid references account on delete set null,
      prompt text not null check (char_length(prompt) <= 2000),
      prompt_hash text not null generated always as (md5(prompt)) stored,
      criteria_version integer,
      asked_by uuid references account on delete set null,
      asked_at timestamptz not null
    )`.execute(db);
  await sql`create unique index evaluation_board_card_ai_assessment_question
    on evaluation_board_card_ai_assessment (evaluation_board_card, prompt_hash)`.execute(db);
  await sql`create index evaluation_board_card_ai_assessment_account
    on evaluation_board_card_ai_assessment (account)`.execute(db);
  await sql`create index evaluation_board_card_ai_assessment_asked_by
    on evaluation_board_card_ai_assessment (asked_by)`.execute(db);
  await sql`
    create table evaluation_board_card_ai_assessment_rating (
      evaluation_board_card_ai_assessment uuid not null
        references evaluation_board_card_ai_assessment on delete cascade,
      account uuid not null references account on delete cascade,
      rating_value double precision check (rating_value between -1 and 1),
      rating_comment text check (char_length(rating_comment) <= 2000),
      updated_at timestamptz not null,
      primary key (evaluation_board_card_ai_assessment, account)
    )`.execute(db);
  await sql`create index evaluation_board_card_ai_assessment_rating_account
    on evaluation_board_card_ai_assessment_rating (account)`.execute(db);
}

/** A comparison or a ranking of some cards of a column; the cards in the order of their ids. */
async function ofColumns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table evaluation_board_column_ai_assessment (
      evaluation_board_column_ai_assessment uuid primary key default gen_random_uuid(),
      evaluation_board_column uuid not null references evaluation_board_column on delete cascade,
      type text not null check (type in
        ('profile_comparison_evaluation', 'profile_ranking_evaluation')),
      cards uuid[] not null check (cardinality(cards) between 2 and 50),
      prompt text not null check (char_length(prompt) <= 2000),
      question_hash text not null,
      criteria_version integer,
      asked_by uuid references account on delete set null,
      asked_at timestamptz not null,
      constraint evaluation_board_column_ai_assessment_question
        unique (evaluation_board_column, type, question_hash)
    )`.execute(db);
  await sql`create index evaluation_board_column_ai_assessment_asked_by
    on evaluation_board_column_ai_assessment (asked_by)`.execute(db);
}

/** What people say themselves: their own scores, whether they looked first, and their wishes. */
async function byPeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table evaluation_board_card_score (
      evaluation_board_card uuid not null references evaluation_board_card on delete cascade,
      account uuid not null references account on delete cascade,
      criteria_id text not null check (char_length(criteria_id) <= 20),
      score smallint not null check (score between 0 and 4),
      comment text not null check (char_length(comment) <= 2000),
      scored_at timestamptz not null,
      primary key (evaluation_board_card, account, criteria_id)
    )`.execute(db);
  await sql`create index evaluation_board_card_score_account
    on evaluation_board_card_score (account)`.execute(db);
  await sql`
    create table evaluation_board_card_opening (
      evaluation_board_card uuid not null references evaluation_board_card on delete cascade,
      account uuid not null references account on delete cascade,
      opened_at timestamptz not null,
      primary key (evaluation_board_card, account)
    )`.execute(db);
  await sql`create index evaluation_board_card_opening_account
    on evaluation_board_card_opening (account)`.execute(db);
  await sql`
    create table declined_ai_assessment (
      account uuid primary key references account on delete cascade,
      declined_at timestamptz not null
    )`.execute(db);
  await sql`
    create table human_assessment (
      human_assessment uuid primary key default gen_random_uuid(),
      account uuid not null references account on delete cascade,
      opportunity uuid not null references opportunity on delete cascade,
      reason text not null check (char_length(reason) <= 2000),
      asked_at timestamptz not null,
      due_at timestamptz not null,
      reminded_at timestamptz,
      answered_at timestamptz,
      answered_by uuid references account on delete set null,
      answer text check (char_length(answer) between 1 and 2000),
      constraint human_assessment_answered check ((answered_at is null) = (answer is null))
    )`.execute(db);
  await sql`create unique index human_assessment_is_asked_for
    on human_assessment (account, opportunity) where answered_at is null`.execute(db);
  await sql`create index human_assessment_opportunity on human_assessment (opportunity)`.execute(
    db,
  );
  await sql`create index human_assessment_due
    on human_assessment (due_at, human_assessment) where answered_at is null`.execute(db);
  await sql`create index human_assessment_answered_by on human_assessment (answered_by)`.execute(
    db,
  );
}
