import type { InterestState } from '@torg/protocol/interest/interest-life';
import { type RawBuilder, sql } from 'kysely';
import { idsOfAnyNumber, prepared, textsOfAnyNumber } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { wireMoment } from '../../platform/database/wire-moment.ts';

/** A card as the board shows it. */
export interface ShownCardRow {
  evaluation_board_card: string;
  evaluation_board_column: string;
  is_inbox: boolean;
  card_title: string;
  note_count: number;
  file_count: number;
  /** null: about nobody, or the profile is deleted */
  profile: string | null;
  created_at: string;
  name: string | null;
  title: string | null;
  image_file: string | null;
  organization: string | null;
  visible_in_search: boolean | null;
  has_answered_reader: boolean;
  assignment_interest: string | null;
  interest_state: InterestState | null;
  thread: string | null;
}

export interface Shown {
  evaluation_board: string;
  assignment: string | null;
}

export const shownColumns = (
  reader: string,
) => sql`c.evaluation_board_card, c.evaluation_board_column,
  k.is_inbox, c.card_title, c.note_count, c.file_count, p.profile,
  ${wireMoment(sql`c.created_at`)} as created_at, x.name, x.title, x.image_file, x.organization,
  v.visible_in_search, i.assignment_interest, i.state as interest_state, i.thread,
  not coalesce(v.visible_in_search, true) and exists (
    select from assignment_interest as s join assignment_editor as e using (assignment)
    where s.account = p.profile and e.account = ${reader}) as has_answered_reader`;

export const shownJoined = (
  assignment: string | null | RawBuilder<unknown>,
  cards: RawBuilder<unknown> = sql`evaluation_board_card`,
) => sql`${cards} as c
  join evaluation_board_column as k on k.evaluation_board_column = c.evaluation_board_column
  left join profile as p on p.profile = c.profile
  left join account as x on x.account = p.profile
  left join profile_availability as v on v.profile = p.profile
  left join assignment_interest as i on i.assignment = ${assignment} and i.account = p.profile`;

/** All cards that stand on the board, by column and order. */
export async function findShownCards(
  db: Db,
  { evaluation_board, assignment }: Shown,
  reader: string,
): Promise<ShownCardRow[]> {
  const { rows } = await sql<ShownCardRow>`${prepared}
    select ${shownColumns(reader)} from ${shownJoined(assignment)}
    where c.evaluation_board = ${evaluation_board} and c.removed_at is null
    order by k.rank, c.rank`.execute(db);
  return rows;
}

/** From 0, in its column. */
export const cardOrder = sql`(select count(*)::int from evaluation_board_card as o
  where o.evaluation_board_column = c.evaluation_board_column and o.removed_at is null
    and o.rank < c.rank) as card_order`;

interface Placed {
  column: string;
  cards: readonly string[];
  ranks: readonly string[];
  reader: string;
}

/** Gives cards their place in a column; one that leaves the inbox belongs to no removed column. */
export async function placeCards(
  tx: Tx,
  { assignment }: Pick<Shown, 'assignment'>,
  { column, cards, ranks, reader }: Placed,
): Promise<ShownCardRow[]> {
  const { rows } = await sql<ShownCardRow>`${prepared}
    with placed as (
      update evaluation_board_card as c set evaluation_board_column = ${column}, rank = r.rank,
        left_column = case when c.evaluation_board_column = ${column} then c.left_column end,
        left_rank = case when c.evaluation_board_column = ${column} then c.left_rank end
      from unnest(${idsOfAnyNumber(cards)}, ${textsOfAnyNumber(ranks)}) as r (card, rank)
      where c.evaluation_board_card = r.card
      returning c.*)
    select ${shownColumns(reader)} from ${shownJoined(assignment, sql`placed`)}`.execute(tx);
  return rows;
}

interface Some {
  cards: readonly string[];
  reader: string;
}

/** Some of them, in no order. */
export async function findCards(
  db: Db,
  { evaluation_board, assignment }: Shown,
  { cards, reader }: Some,
): Promise<ShownCardRow[]> {
  const { rows } = await sql<ShownCardRow>`${prepared}
    select ${shownColumns(reader)} from ${shownJoined(assignment)}
    where c.evaluation_board_card = any(${idsOfAnyNumber(cards)})
      and c.evaluation_board = ${evaluation_board} and c.removed_at is null`.execute(db);
  return rows;
}

/** One of them, with its place in its column. */
export async function findCard(
  db: Db,
  { evaluation_board, assignment }: Shown,
  { card, reader }: { card: string; reader: string },
): Promise<(ShownCardRow & { card_order: number }) | undefined> {
  const { rows } = await sql<ShownCardRow & { card_order: number }>`${prepared}
    select ${shownColumns(reader)}, ${cardOrder} from ${shownJoined(assignment)}
    where c.evaluation_board_card = ${card}
      and c.evaluation_board = ${evaluation_board} and c.removed_at is null`.execute(db);
  return rows[0];
}
