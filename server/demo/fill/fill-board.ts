import { limits } from '@torg/protocol/limits';
import '../../src/boards/boards.tables.ts';
import { columnRank } from '../../src/boards/order/column-rank.ts';
import { ranksBetween } from '../../src/boards/order/ranks.ts';
import type { Db, Tx } from '../../src/platform/database/tables.ts';
import { StartError } from '../../src/platform/start-error.ts';
import { demoBoards } from '../data/boards.ts';
import { dice } from '../dice.ts';
import { insertRows } from '../insert-rows.ts';
import { assignmentId, boardId, boardPartId } from '../load/demo-ids.ts';
import { visibleConsultants } from '../load/boards/board-people.ts';
import { names } from './names.ts';

const columns = 10;
/** The board that is filled, the same every time. */
const filled = demoBoards[0]?.key ?? '';
const idOf = (part: string): string => boardPartId(`${filled}:filled:${part}`);

async function addColumns(tx: Tx, evaluation_board: string): Promise<string[]> {
  const { column_count } = await tx
    .updateTable('evaluation_board')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('evaluation_board', '=', evaluation_board)
    .returning('column_count')
    .executeTakeFirstOrThrow();
  if (column_count + columns > limits.board.columns) {
    throw new StartError('This board has no room for ten columns more.');
  }
  const ids: string[] = [];
  for (let index = 0; index < columns; index += 1) {
    const rank = await columnRank(tx, { evaluation_board }, { place: column_count + index });
    const evaluation_board_column = idOf(`column ${column_count + index}`);
    await tx
      .insertInto('evaluation_board_column')
      .values({
        ...{ evaluation_board_column, evaluation_board, rank, is_inbox: false },
        ...{ column_title: `Gruppe ${index + 1}`, stage: 'considered', created_at: new Date() },
      })
      .execute();
    ids.push(evaluation_board_column);
  }
  return ids;
}

/** Whoever is visible and has no card yet; then people who are not on Torg. */
async function candidates(tx: Tx, evaluation_board: string, count: number) {
  const own = await tx
    .selectFrom('evaluation_board_card')
    .select('profile')
    .where('evaluation_board', '=', evaluation_board)
    .where('removed_at', 'is', null)
    .execute();
  const known = new Set(own.map(({ profile }) => profile));
  const visible = (await visibleConsultants(tx)).filter(({ profile }) => !known.has(profile));
  const chance = dice(`board of ${count}`);
  const { first, last } = names.NO;
  return Array.from({ length: count }, (_none, index) => {
    const consultant = visible[index];
    return {
      profile: consultant?.profile ?? null,
      card_title: consultant?.name ?? `${chance.pick(first)} ${chance.pick(last)}`,
    };
  });
}

/** Adds ten columns with so many cards in all to a board of the demo data. */
export async function fillBoard(db: Db, cards: number, say: (line: string) => void): Promise<void> {
  const evaluation_board = boardId(filled);
  const now = new Date();
  await db.transaction().execute(async (tx) => {
    const ids = await addColumns(tx, evaluation_board);
    const people = await candidates(tx, evaluation_board, cards);
    const each = Math.ceil(cards / columns);
    const ranks = ranksBetween({ before: null, after: null }, each);
    const rows = people.map((person, index) => ({
      ...{ ...person, evaluation_board, rank: ranks[Math.floor(index / columns)] ?? '' },
      evaluation_board_column: ids[index % columns] ?? '',
      created_at: now,
    }));
    await insertRows(tx, 'evaluation_board_card', rows);
  });
  say(`${cards} cards at /assignments/${assignmentId(filled)}/boards`);
}
