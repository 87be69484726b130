import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';

/** The boards that have a card about somebody, also a removed one. */
export async function findBoardsWith(db: Db, profile: string): Promise<string[]> {
  const { rows } = await sql<{ evaluation_board: string }>`
    select distinct evaluation_board from evaluation_board_card
    where profile = ${profile} order by evaluation_board`.execute(db);
  return rows.map((row) => row.evaluation_board);
}

/** Takes name, notes and files from somebody's cards; returns the files, and the cards that stand. */
export async function forgetCards(
  tx: Tx,
  { board, profile }: { board: string; profile: string },
): Promise<{ files: string[]; left: string[] }> {
  const { rows } = await sql<{ id: string; stands: boolean }>`
    update evaluation_board_card set profile = null, card_title = ''
    where evaluation_board = ${board} and profile = ${profile}
    returning evaluation_board_card as id, removed_at is null as stands`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await sql`delete from evaluation_board_card_note
    where evaluation_board_card = any(${ids}::uuid[])`.execute(tx);
  const files = await deleteFilesOf(tx, ids);
  return { files, left: rows.filter(({ stands }) => stands).map(({ id }) => id) };
}

async function deleteFilesOf(tx: Tx, cards: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    delete from submission_file where evaluation_board_card = any(${cards}::uuid[])
    returning file`.execute(tx);
  return rows.map(({ file }) => file);
}

interface Batch {
  before: Date;
  limit: number;
}

/** Deletes cards for good that were removed before then; returns their files and how many there were. */
export async function deleteOldCards(
  tx: Tx,
  { before, limit }: Batch,
): Promise<{ files: string[]; count: number }> {
  const { rows } = await sql<{ id: string }>`
    select evaluation_board_card as id from evaluation_board_card
    where removed_at < ${before} order by removed_at limit ${limit}
    for update skip locked`.execute(tx);
  const ids = rows.map(({ id }) => id);
  const files = await deleteFilesOf(tx, ids);
  await sql`delete from evaluation_board_card
    where evaluation_board_card = any(${ids}::uuid[])`.execute(tx);
  return { files, count: ids.length };
}

/** The same of files, of cards that stay. */
export async function deleteOldFiles(
  tx: Tx,
  { before, limit }: Batch,
): Promise<{ files: string[]; count: number }> {
  const { rows } = await sql<{ file: string }>`
    delete from submission_file where submission_file in (
      select submission_file from submission_file where removed_at < ${before}
      order by removed_at limit ${limit} for update skip locked)
    returning file`.execute(tx);
  return { files: rows.map(({ file }) => file), count: rows.length };
}

/** Deletes notes and columns for good; the cards of a column have left it, or are gone before it. */
export async function deleteOldRest(tx: Tx, before: Date): Promise<void> {
  await sql`delete from evaluation_board_card_note where removed_at < ${before}`.execute(tx);
  await sql`delete from evaluation_board_column as k where removed_at < ${before}
    and not exists (select from evaluation_board_card as c
      where c.evaluation_board_column = k.evaluation_board_column)`.execute(tx);
}

/** Files of boards that are gone, with their assignment or their company. */
export async function findLostFiles(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    select f.file from file as f where f.purpose = 'evaluation_board'
      and not exists (select from submission_file as s where s.file = f.file)
    order by f.created_at limit ${limit}`.execute(db);
  return rows.map(({ file }) => file);
}
