import { sql, type Kysely } from 'kysely';
import { insertRows } from '../../server/demo/insert-rows.ts';
import { aBoard, findAColumn } from '../../server/src/boards/boards.fixtures.ts';
import { ranksBetween } from '../../server/src/boards/order/ranks.ts';
import type { Tables } from '../../server/src/platform/database/tables.ts';
import type { NeedOwner } from '../opportunities/need-cast.ts';

type Db = Kysely<Tables>;

/** A board of somebody's need, with its cards. */
export interface FilledBoard {
  need: string;
  owner: NeedOwner;
  column: string;
  cards: string[];
}

export interface BoardCast {
  /** a column of 10,000 for each side, so that both move the same */
  moves: { torg: FilledBoard; bare: FilledBoard };
  small: FilledBoard;
  large: FilledBoard;
}

const manyCards = 10_000;
const smallBoard = 200;
export const largeBoard = 2_000;

interface Filling {
  cards: number;
  /** about whom the cards are */
  profiles: readonly string[];
}

const notedCards = 200;
const notesOfEach = 10;
const content =
  'Virker grundig og rolig. Har levert tilsvarende løsninger for to norske kunder, og kan begynne i februar. ' +
  'Vi bør spørre om erfaringen med Kafka i neste samtale.';

async function addNotes(db: Db, { account }: NeedOwner, cards: readonly string[]): Promise<void> {
  const at = new Date();
  const rows = cards.flatMap((evaluation_board_card) =>
    Array.from({ length: notesOfEach }, () => ({
      ...{ evaluation_board_card, content, created_by: account, created_at: at, updated_at: at },
    })),
  );
  await insertRows(db, 'evaluation_board_card_note', rows);
}

async function fillBoard(
  db: Db,
  owner: NeedOwner,
  { need, cards, profiles }: Filling & { need: string },
): Promise<FilledBoard> {
  const evaluation_board = await aBoard(db, { opportunity: need });
  const column = await findAColumn(db, evaluation_board, 'Samtale');
  const ranks = ranksBetween({ before: null, after: null }, cards);
  const created_at = new Date();
  const rows = ranks.map((rank, turn) => ({
    ...{ evaluation_board, evaluation_board_column: column, rank, created_at },
    ...{ card_title: `Kandidat ${turn}`, profile: profiles[turn] ?? null },
  }));
  await insertRows(db, 'evaluation_board_card', rows);
  const made = await db
    .selectFrom('evaluation_board_card')
    .select('evaluation_board_card')
    .where('evaluation_board_column', '=', column)
    .orderBy('rank')
    .execute();
  const ids = made.map(({ evaluation_board_card }) => evaluation_board_card);
  if (profiles.length > 0) await addNotes(db, owner, ids.slice(0, notedCards));
  return { need, owner, column, cards: ids };
}

interface BoardPeople {
  owners: readonly NeedOwner[];
  /** those on the boards, all visible */
  profiles: readonly string[];
}

/** Fills boards of the first owner's needs. */
export async function makeBoardCast(db: Db, people: BoardPeople): Promise<BoardCast> {
  const { profiles, owners } = people;
  const [owner] = owners;
  if (owner === undefined) throw new Error('the filled database has no owner of needs');
  const fill = (place: number, filling: Filling) =>
    fillBoard(db, owner, { need: owner.needs[place] ?? '', ...filling });
  const cast = {
    moves: {
      torg: await fill(0, { cards: manyCards, profiles: [] }),
      bare: await fill(1, { cards: manyCards, profiles: [] }),
    },
    small: await fill(2, { cards: smallBoard, profiles }),
    large: await fill(3, { cards: largeBoard, profiles }),
  };
  await sql`analyze evaluation_board, evaluation_board_column, evaluation_board_card,
    evaluation_board_card_note`.execute(db);
  return cast;
}
