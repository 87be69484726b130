import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file drop constraint file_purpose_check`.execute(db);
  await sql`alter table file add constraint file_purpose_check check (purpose in
    ('photo', 'logo', 'assignment', 'message', 'contract', 'cv_import', 'cv', 'cv_template',
      'opportunity', 'evaluation_board'))`.execute(db);
  await boards(db);
  await columns(db);
  await cards(db);
  await notesAndFiles(db);
  await counters(db);
}

/** One for each assignment or need; the version counts every change of anything on the board. */
async function boards(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table evaluation_board (
      evaluation_board uuid primary key default gen_random_uuid(),
      board_title text not null check (char_length(board_title) between 1 and 120),
      assignment uuid references assignment on delete cascade,
      opportunity uuid references opportunity on delete cascade,
      subject uuid not null generated always as (coalesce(assignment, opportunity)) stored,
      version integer not null default 0,
      column_count integer not null default 0,
      card_count integer not null default 0,
      created_by uuid references account on delete set null,
      created_at timestamptz not null,
      constraint evaluation_board_is_there unique (subject),
      constraint evaluation_board_of_one check (num_nonnulls(assignment, opportunity) = 1)
    )`.execute(db);
  await sql`create index evaluation_board_assignment
    on evaluation_board (assignment)`.execute(db);
  await sql`create index evaluation_board_opportunity
    on evaluation_board (opportunity)`.execute(db);
  await sql`create index evaluation_board_created_by
    on evaluation_board (created_by)`.execute(db);
}

/**
 * The inbox is a row too, with the first rank. Ranks are texts that are compared byte by byte, and
 * unique also among what was removed, so that what is put back stands where it stood. They are
 * checked at the end of a statement, since one may spread them all anew.
 */
async function columns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table evaluation_board_column (
      evaluation_board_column uuid primary key default gen_random_uuid(),
      evaluation_board uuid not null references evaluation_board on delete cascade,
      is_inbox boolean not null default false,
      column_title text not null check (char_length(column_title) <= 80),
      stage text not null check (stage in
        ('received', 'considered', 'interview', 'offered', 'not_selected')),
      rank text collate "C" not null,
      card_count integer not null default 0,
      removed_at timestamptz,
      created_at timestamptz not null,
      constraint evaluation_board_column_rank unique (evaluation_board, rank)
        deferrable initially immediate,
      constraint evaluation_board_column_of_board
        unique (evaluation_board, evaluation_board_column),
      constraint evaluation_board_column_titled check (is_inbox = (column_title = '')),
      constraint evaluation_board_inbox_stays check
        (not is_inbox or (rank = '' and stage = 'received' and removed_at is null))
    )`.execute(db);
  await sql`create index evaluation_board_column_removed
    on evaluation_board_column (removed_at) where removed_at is not null`.execute(db);
}

/** `left_column`: where it stood when that column was removed, so that it can return with it. */
async function cards(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table evaluation_board_card (
      evaluation_board_card uuid primary key default gen_random_uuid(),
      evaluation_board uuid not null,
      evaluation_board_column uuid not null,
      card_title text not null check (char_length(card_title) <= 200),
      profile uuid references account on delete set null,
      rank text collate "C" not null,
      left_column uuid references evaluation_board_column on delete set null,
      left_rank text collate "C",
      note_count integer not null default 0,
      file_count integer not null default 0,
      created_by uuid references account on delete set null,
      created_at timestamptz not null,
      removed_at timestamptz,
      foreign key (evaluation_board, evaluation_board_column)
        references evaluation_board_column (evaluation_board, evaluation_board_column)
        on delete cascade,
      constraint evaluation_board_card_rank unique (evaluation_board_column, rank)
        include (removed_at) deferrable initially immediate
    )`.execute(db);
  await sql`create unique index profile_is_on_board on evaluation_board_card
    (evaluation_board, profile) where removed_at is null`.execute(db);
  await sql`create index evaluation_board_card_of
    on evaluation_board_card (evaluation_board, evaluation_board_column)`.execute(db);
  await sql`create index evaluation_board_card_profile
    on evaluation_board_card (profile)`.execute(db);
  await sql`create index evaluation_board_card_left
    on evaluation_board_card (left_column) where left_column is not null`.execute(db);
  await sql`create index evaluation_board_card_created_by
    on evaluation_board_card (created_by)`.execute(db);
  await sql`create index evaluation_board_card_removed
    on evaluation_board_card (removed_at) where removed_at is not null`.execute(db);
}

async function notesAndFiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table evaluation_board_card_note (
      evaluation_board_card_note uuid primary key default gen_random_uuid(),
      evaluation_board_card uuid not null references evaluation_board_card on delete cascade,
      content text not null check (char_length(content) between 1 and 5000),
      created_by uuid references account on delete set null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      removed_at timestamptz
    )`.execute(db);
  await sql`create index evaluation_board_card_note_of on evaluation_board_card_note
    (evaluation_board_card, created_at, evaluation_board_card_note)`.execute(db);
  await sql`create index evaluation_board_card_note_created_by
    on evaluation_board_card_note (created_by)`.execute(db);
  await sql`create index evaluation_board_card_note_removed
    on evaluation_board_card_note (removed_at) where removed_at is not null`.execute(db);
  await sql`
    create table submission_file (
      submission_file uuid primary key default gen_random_uuid(),
      evaluation_board_card uuid not null references evaluation_board_card on delete cascade,
      file uuid not null unique references file,
      created_by uuid references account on delete set null,
      created_at timestamptz not null,
      removed_at timestamptz
    )`.execute(db);
  await sql`create index submission_file_of on submission_file
    (evaluation_board_card, created_at, submission_file)`.execute(db);
  await sql`create index submission_file_created_by on submission_file (created_by)`.execute(db);
  await sql`create index submission_file_removed
    on submission_file (removed_at) where removed_at is not null`.execute(db);
}

interface Counted {
  table: string;
  /** the table with the count; the column that refers to it has the same name */
  by: string;
  count: string;
  /** which rows do not count, beside those that are removed */
  except?: string;
}

const counted: readonly Counted[] = [
  {
    ...{ table: 'evaluation_board_column', by: 'evaluation_board', count: 'column_count' },
    except: 'is_inbox',
  },
  { table: 'evaluation_board_card', by: 'evaluation_board', count: 'card_count' },
  { table: 'evaluation_board_card', by: 'evaluation_board_column', count: 'card_count' },
  { table: 'evaluation_board_card_note', by: 'evaluation_board_card', count: 'note_count' },
  { table: 'submission_file', by: 'evaluation_board_card', count: 'file_count' },
];

/** How many there are stands beside the rows, whoever inserts, removes or moves them. */
async function counters(db: Kysely<unknown>): Promise<void> {
  for (const { table, by, count, except } of counted) {
    const counts = (row: 'old' | 'new') =>
      `${row}.removed_at is null${except ? ` and not ${row}.${except}` : ''}`;
    const add = (row: 'old' | 'new', sign: '+' | '-') =>
      `update public.${by} set ${count} = ${count} ${sign} 1 where ${by} = ${row}.${by}`;
    const name = `count_${table}_of_${by}`;
    const body = `begin
      if tg_op = 'UPDATE' then
        if old.${by} = new.${by} and (${counts('old')}) = (${counts('new')}) then
          return null;
        end if;
      end if;
      if tg_op <> 'INSERT' then if ${counts('old')} then ${add('old', '-')}; end if; end if;
      if tg_op <> 'DELETE' then if ${counts('new')} then ${add('new', '+')}; end if; end if;
      return null;
    end`;
    await sql`create function ${sql.id(name)}() returns trigger language plpgsql
      set search_path = '' as ${sql.lit(body)}`.execute(db);
    await sql`create trigger ${sql.id(name)} after insert or delete or update of removed_at, ${sql.id(by)}
      on ${sql.table(table)} for each row execute function ${sql.id(name)}()`.execute(db);
  }
}
