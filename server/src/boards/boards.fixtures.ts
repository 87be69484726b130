import { firstColumns } from '@torg/protocol/boards/board-terms';
import type { Insertable } from 'kysely';
import type { Db, Tx } from '../platform/database/tables.ts';
import type { EvaluationBoardCardTable } from './boards.tables.ts';
import { ranksBetween } from './order/ranks.ts';
import { ranksAtEnd } from './order/ranks-in-column.ts';

type OfOne = { assignment: string } | { opportunity: string };

async function insertColumnsOf(tx: Tx, evaluation_board: string): Promise<void> {
  const shared = { evaluation_board, created_at: new Date() };
  const ranks = ranksBetween({ before: null, after: null }, firstColumns.length);
  const own = firstColumns.map((column, index) => ({
    ...{ ...shared, ...column, is_inbox: false },
    rank: ranks[index] ?? '',
  }));
  const inbox = {
    ...shared,
    is_inbox: true,
    column_title: '',
    stage: 'received' as const,
    rank: '',
  };
  await tx
    .insertInto('evaluation_board_column')
    .values([inbox, ...own])
    .execute();
}

/** A made-up board with the first columns and no cards. Returns its id. */
export async function aBoard(db: Db, of: OfOne): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const { evaluation_board } = await tx
      .insertInto('evaluation_board')
      .values({
        ...{ assignment: null, opportunity: null, ...of },
        ...{ board_title: 'Kandidater', created_by: null, created_at: new Date() },
      })
      .returning('evaluation_board')
      .executeTakeFirstOrThrow();
    await insertColumnsOf(tx, evaluation_board);
    return evaluation_board;
  });
}

/** The inbox, or the column with this title. */
export async function findAColumn(db: Db, board: string, column_title = ''): Promise<string> {
  const { evaluation_board_column } = await db
    .selectFrom('evaluation_board_column')
    .select('evaluation_board_column')
    .where('evaluation_board', '=', board)
    .where('column_title', '=', column_title)
    .executeTakeFirstOrThrow();
  return evaluation_board_column;
}

type CardFields = Partial<Insertable<EvaluationBoardCardTable>> & { in?: string };

/** A made-up card at the end of the inbox, or of the column with the title `in`. Returns its id. */
export async function aCard(db: Db, board: string, fields: CardFields = {}): Promise<string> {
  const { in: title = '', ...columns } = fields;
  return db.transaction().execute(async (tx) => {
    const column = await findAColumn(tx, board, title);
    const [rank = ''] = await ranksAtEnd(tx, column, 1);
    const { evaluation_board_card } = await tx
      .insertInto('evaluation_board_card')
      .values({
        ...{ evaluation_board: board, evaluation_board_column: column, rank },
        ...{ card_title: 'Kandidat', profile: null, created_by: null, created_at: new Date() },
        ...columns,
      })
      .returning('evaluation_board_card')
      .executeTakeFirstOrThrow();
    return evaluation_board_card;
  });
}

/** A note on a card. Returns its id. */
export async function aCardNote(db: Db, card: string, created_by: string): Promise<string> {
  const now = new Date();
  const { evaluation_board_card_note } = await db
    .insertInto('evaluation_board_card_note')
    .values({
      ...{ evaluation_board_card: card, content: 'Virker grundig.', created_by },
      ...{ created_at: now, updated_at: now },
    })
    .returning('evaluation_board_card_note')
    .executeTakeFirstOrThrow();
  return evaluation_board_card_note;
}

/** A file of a card. Returns its id. */
export async function aSubmissionFile(db: Db, card: string, file: string): Promise<string> {
  const { submission_file } = await db
    .insertInto('submission_file')
    .values({ evaluation_board_card: card, file, created_by: null, created_at: new Date() })
    .returning('submission_file')
    .executeTakeFirstOrThrow();
  return submission_file;
}
