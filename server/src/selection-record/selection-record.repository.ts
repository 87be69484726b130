import type { ChangeMetadata, MoveMetadata } from '@torg/protocol/events/changes';
import type { MoveEventKind } from '@torg/protocol/events/event-kinds';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../platform/database/tables.ts';

export interface RecordedBoard {
  created_at: Date;
  title: string;
  company_name: string | null;
  deadline: string | null;
  /** the need with the criteria: the board's, or the own one of its assignment */
  need: string | null;
}

export async function findRecordedBoard(db: Db, board: string): Promise<RecordedBoard | undefined> {
  const { rows } = await sql<RecordedBoard>`
    select b.created_at, coalesce(n.opportunity_name, a.title) as title, g.name as company_name,
      coalesce(a.deadline_date, m.deadline_date)::text as deadline,
      coalesce(b.opportunity,
        (select o.opportunity from opportunity as o where o.own_of = b.assignment)) as need
    from evaluation_board as b
    left join opportunity as n on n.opportunity = b.opportunity
    left join assignment as a on a.assignment = b.assignment
    left join assignment as m on m.assignment = n.own_of
    left join organization as g on g.organization = coalesce(a.organization, n.organization)
    where b.evaluation_board = ${board}`.execute(db);
  return rows[0];
}

export interface RecordedCard {
  evaluation_board_card: string;
  /** empty: it was about somebody whose profile is deleted */
  card_title: string;
  profile: string | null;
  column_title: string;
  is_removed: boolean;
  created_at: Date;
}

/** The cards of a board, also those that were removed and are not yet swept. */
export async function findRecordedCards(db: Db, board: string): Promise<RecordedCard[]> {
  const { rows } = await sql<RecordedCard>`
    select c.evaluation_board_card, c.card_title, c.profile, k.column_title, c.created_at,
      c.removed_at is not null as is_removed
    from evaluation_board_card as c join evaluation_board_column as k using (evaluation_board_column)
    where c.evaluation_board = ${board}
    order by c.created_at, k.rank, c.rank`.execute(db);
  return rows;
}

export interface RecordedEvent {
  created_at: Date;
  kind: 'recorded_change' | MoveEventKind;
  metadata: z.output<typeof ChangeMetadata> | MoveMetadata;
  by_name: string | null;
}

interface Wanted {
  board: string;
  /** the assignment or the need, whose interests and interviews belong to the story */
  subject: string;
  limit: number;
}

/** What happened to the board, its cards, the interests and the interviews, oldest first. */
export async function findRecordedEvents(
  db: Db,
  { board, subject, limit }: Wanted,
): Promise<{ events: RecordedEvent[]; total: number }> {
  const about = (id: string) => sql`(e.metadata ? 'objects' and not e.reported
    and e.metadata -> 'objects' @> ${JSON.stringify([id])}::jsonb)`;
  const { rows } = await sql<RecordedEvent & { total: number }>`
    select e.created_at, e.kind, e.metadata, nullif(x.name, '') as by_name,
      count(*) over () as total
    from event as e left join account as x on x.account = e.acting_account
    where ${about(board)} or (${about(subject)}
      and e.metadata -> 'object' ->> 'kind' in ('assignment_interest', 'interview'))
    order by e.created_at, (e.metadata -> 'after' ->> 'card_order')::int nulls first, e.event
    limit ${limit}`.execute(db);
  return { events: rows, total: rows[0]?.total ?? 0 };
}

/** Today's names of profiles; one that is deleted has none. */
export async function findNamesOf(
  db: Db,
  profiles: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ profile: string; name: string }>`
    select p.profile, x.name from profile as p join account as x on x.account = p.profile
    where p.profile = any(${profiles}::uuid[]) and x.name <> ''`.execute(db);
  return new Map(rows.map(({ profile, name }) => [profile, name]));
}
