import { sql, type Insertable, type RawBuilder } from 'kysely';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { EvaluationBoardCardTable } from '../boards.tables.ts';
import { cardOrder } from './shown-cards.repository.ts';

/** A card as changing it needs it, with where it stands. */
export interface CardOnBoard {
  evaluation_board_card: string;
  evaluation_board_column: string;
  column_title: string;
  is_inbox: boolean;
  card_title: string;
  /** from 0 */
  card_order: number;
  profile: string | null;
  note_count: number;
  file_count: number;
}

type AtBoard = { evaluation_board: string };

const columns = sql`c.evaluation_board_card, c.evaluation_board_column, k.column_title,
  k.is_inbox, c.card_title, c.profile, c.note_count, c.file_count, ${cardOrder}`;

const cardRows = (board: RawBuilder<unknown>, cards: readonly string[]) => sql`
  from evaluation_board_card as c join evaluation_board_column as k
    on k.evaluation_board_column = c.evaluation_board_column
  where c.evaluation_board_card = any(${idsOfAnyNumber(cards)})
    and c.evaluation_board = ${board} and c.removed_at is null`;

/** Cards that stand on the board, in no order; one that is not there is left out. */
export async function findOnBoard(
  db: Db,
  { evaluation_board }: AtBoard,
  cards: readonly string[],
): Promise<CardOnBoard[]> {
  const { rows } = await sql<CardOnBoard>`${prepared}
    select ${columns} ${cardRows(sql`${evaluation_board}`, cards)}`.execute(db);
  return rows;
}

/** The same as JSON, for a statement that reads the board `b`. */
export const cardsOnBoard = (cards: readonly string[]): RawBuilder<CardOnBoard[]> =>
  sql`(select coalesce(json_agg(l), '[]') from (
    select ${columns} ${cardRows(sql`b.evaluation_board`, cards)}) as l)`;

type NewCard = Insertable<EvaluationBoardCardTable>;

export async function insertCard(tx: Tx, card: NewCard): Promise<string> {
  const { evaluation_board_card } = await tx
    .insertInto('evaluation_board_card')
    .values(card)
    .returning('evaluation_board_card')
    .executeTakeFirstOrThrow();
  return evaluation_board_card;
}

export async function updateTitle(tx: Tx, card: string, card_title: string): Promise<void> {
  await tx
    .updateTable('evaluation_board_card')
    .set({ card_title })
    .where('evaluation_board_card', '=', card)
    .execute();
}

export async function removeCard(tx: Tx, card: string, removed_at: Date): Promise<void> {
  await tx
    .updateTable('evaluation_board_card')
    .set({ removed_at })
    .where('evaluation_board_card', '=', card)
    .execute();
}

/** A card of the board that was removed since then, with whether its column still stands. */
export async function findRemoved(
  tx: Tx,
  { evaluation_board }: AtBoard,
  { card, since }: { card: string; since: Date },
) {
  return tx
    .selectFrom('evaluation_board_card as c')
    .innerJoin(
      'evaluation_board_column as k',
      'k.evaluation_board_column',
      'c.evaluation_board_column',
    )
    .select(['c.evaluation_board_card', 'c.profile', 'c.card_title', 'k.stage'])
    .select((eb) => eb('k.removed_at', 'is', null).as('column_stands'))
    .where('c.evaluation_board_card', '=', card)
    .where('c.evaluation_board', '=', evaluation_board)
    .where('c.removed_at', '>', since)
    .executeTakeFirst();
}

/** Puts a removed card back: where it stood, or where it is told to. */
export async function restoreCard(
  tx: Tx,
  card: string,
  elsewhere: { evaluation_board_column?: string; rank?: string },
): Promise<void> {
  await tx
    .updateTable('evaluation_board_card')
    .set({ removed_at: null, ...elsewhere })
    .where('evaluation_board_card', '=', card)
    .execute();
}
