import { nullColumn, type ColumnStage } from '@torg/protocol/boards/board-terms';
import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { ranksBetween } from '../order/ranks.ts';

export interface ColumnOnBoard {
  evaluation_board_column: string;
  is_inbox: boolean;
  column_title: string;
  stage: ColumnStage;
  rank: string;
  card_count: number;
}

type AtBoard = { evaluation_board: string };

const columns = sql`evaluation_board_column, is_inbox, column_title, stage, rank, card_count`;

/** The columns that stand on the board in their order, the inbox first. */
export async function findColumns(db: Db, { evaluation_board }: AtBoard): Promise<ColumnOnBoard[]> {
  const { rows } = await sql<ColumnOnBoard>`${prepared}
    select ${columns} from evaluation_board_column
    where evaluation_board = ${evaluation_board} and removed_at is null order by rank`.execute(db);
  return rows;
}

const isIt = (column: string | null) =>
  column === null || column === nullColumn
    ? sql`is_inbox`
    : sql`evaluation_board_column = ${column} and not is_inbox`;

/** One of them; null and the nil UUID are the inbox. */
export async function findColumn(
  db: Db,
  { evaluation_board }: AtBoard,
  column: string | null,
): Promise<ColumnOnBoard | undefined> {
  const { rows } = await sql<ColumnOnBoard>`${prepared}
    select ${columns} from evaluation_board_column
    where evaluation_board = ${evaluation_board} and removed_at is null
      and ${isIt(column)}`.execute(db);
  return rows[0];
}

/** The same as JSON, for a statement that reads the board `b`. */
export const columnOnBoard = (column: string | null): RawBuilder<ColumnOnBoard | null> =>
  sql`(select row_to_json(l) from (select ${columns} from evaluation_board_column as k
    where k.evaluation_board = b.evaluation_board and removed_at is null
      and ${isIt(column)}) as l)`;

interface NewColumn extends AtBoard {
  column_title: string;
  stage: ColumnStage;
  rank: string;
  is_inbox?: boolean;
  created_at: Date;
}

/** Adds columns in the order given; returns their ids. */
export async function insertColumns(tx: Tx, columns: readonly NewColumn[]): Promise<string[]> {
  const rows = await tx
    .insertInto('evaluation_board_column')
    .values([...columns])
    .returning('evaluation_board_column')
    .execute();
  return rows.map((row) => row.evaluation_board_column);
}

export async function updateColumn(
  tx: Tx,
  column: string,
  changes: {
    column_title?: string;
    stage?: ColumnStage;
    rank?: string;
    removed_at?: Date | null;
  },
): Promise<void> {
  await tx
    .updateTable('evaluation_board_column')
    .set(changes)
    .where('evaluation_board_column', '=', column)
    .execute();
}

/** Removed ones included, which may be put back where they stood. */
export async function findAllRanks(tx: Tx, { evaluation_board }: AtBoard): Promise<string[]> {
  const { rows } = await sql<{ rank: string }>`
    select rank from evaluation_board_column
    where evaluation_board = ${evaluation_board} and not is_inbox order by rank`.execute(tx);
  return rows.map(({ rank }) => rank);
}

/** Gives one's own columns short ranks in the order that they have. */
export async function spreadColumns(tx: Tx, { evaluation_board }: AtBoard): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select evaluation_board_column as id from evaluation_board_column
    where evaluation_board = ${evaluation_board} and not is_inbox order by rank`.execute(tx);
  const ids = rows.map(({ id }) => id);
  const ranks = ranksBetween({ before: null, after: null }, ids.length);
  await sql`
    update evaluation_board_column as k set rank = r.rank
    from unnest(${ids}::uuid[], ${ranks}::text[]) as r (id, rank)
    where k.evaluation_board_column = r.id`.execute(tx);
}

/** A column of the board that was removed since then. */
export async function findRemovedColumn(
  tx: Tx,
  { evaluation_board }: AtBoard,
  { column, since }: { column: string; since: Date },
): Promise<ColumnOnBoard | undefined> {
  const { rows } = await sql<ColumnOnBoard>`
    select ${columns} from evaluation_board_column
    where evaluation_board = ${evaluation_board} and evaluation_board_column = ${column}
      and removed_at > ${since}`.execute(tx);
  return rows[0];
}
