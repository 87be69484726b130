import '../../../src/boards/boards.tables.ts';
import { firstColumns } from '@torg/protocol/boards/board-terms';
import { ranksBetween } from '../../../src/boards/order/ranks.ts';
import type { Tx } from '../../../src/platform/database/tables.ts';
import { boardNotes, demoBoards, referenceFile, type DemoBoard } from '../../data/boards/boards.ts';
import { dice } from '../../dice.ts';
import { insertRows } from '../../insert-rows.ts';
import {
  accountId,
  assignmentId,
  boardId,
  boardPartId,
  fileId,
  opportunityId,
} from '../demo-ids.ts';
import { attachedFile, type DemoFile } from '../files/demo-files.ts';
import type { Moments } from '../moments.ts';
import { historyRows } from './board-history.ts';
import {
  candidatesOf,
  visibleConsultants,
  type DemoCandidate,
  type DemoCard,
} from './board-people.ts';

const fromStart = { before: null, after: null };
const fileKey = (board: DemoBoard): string => `board:${board.key}`;
const columnKey = (board: DemoBoard, title: string): string =>
  boardPartId(`${board.key}:column:${title}`);

/** One reference is on the board of each late choice. */
export const boardFiles = ({ days }: Moments): DemoFile[] =>
  demoBoards
    .filter(({ stage }) => stage === 'late')
    .map((board) =>
      attachedFile(referenceFile[board.locale], {
        ...{ key: fileKey(board), purpose: 'evaluation_board' },
        ...{ uploadedBy: accountId(board.by), createdAt: days(-1) },
      }),
    );

async function insertBoard(tx: Tx, board: DemoBoard, made: Date): Promise<string> {
  const evaluation_board = boardId(board.key);
  const of =
    board.of === 'assignment'
      ? { assignment: assignmentId(board.key), opportunity: null }
      : { assignment: null, opportunity: opportunityId(board.key) };
  await tx
    .insertInto('evaluation_board')
    .values({
      ...{ evaluation_board, ...of, board_title: 'Kandidater' },
      ...{ created_by: accountId(board.by), created_at: made },
    })
    .execute();
  const ranks = ranksBetween(fromStart, firstColumns.length);
  const row = { evaluation_board, created_at: made };
  const inbox = { ...row, is_inbox: true, column_title: '', stage: 'received' as const, rank: '' };
  const own = firstColumns.map((column, index) => ({
    ...{ ...row, ...column, is_inbox: false, rank: ranks[index] ?? '' },
  }));
  const columns = [inbox, ...own].map((column) => ({
    ...{ evaluation_board_column: columnKey(board, column.column_title), ...column },
  }));
  await insertRows(tx, 'evaluation_board_column', columns);
  return evaluation_board;
}

function cardsOf(board: DemoBoard, people: readonly DemoCandidate[], made: Date): DemoCard[] {
  const orders = new Map<string, number>();
  return people.map((person, index) => {
    const order = orders.get(person.column) ?? 0;
    orders.set(person.column, order + 1);
    return {
      ...{ ...person, order, card: boardPartId(`${board.key}:card:${index}`) },
      column_id: columnKey(board, person.column),
      made: person.since !== null && person.since > made ? person.since : made,
    };
  });
}

async function insertCards(tx: Tx, board: DemoBoard, cards: readonly DemoCard[]): Promise<void> {
  const ranks = ranksBetween(fromStart, cards.length);
  await insertRows(
    tx,
    'evaluation_board_card',
    cards.map(({ card, column_id, title, profile, made }, index) => ({
      ...{ evaluation_board_card: card, evaluation_board: boardId(board.key) },
      ...{ evaluation_board_column: column_id, card_title: title, profile },
      ...{ rank: ranks[index] ?? '', created_by: accountId(board.by), created_at: made },
    })),
  );
}

/** Most who have left the inbox have a note, and the first of them in a late choice a file. */
async function insertNotes(tx: Tx, board: DemoBoard, cards: readonly DemoCard[], moments: Moments) {
  const chance = dice(`notes ${board.key}`);
  const seen = cards.filter(({ column }) => column !== '');
  const texts = chance.some(boardNotes[board.locale], Math.min(4, seen.length));
  const created_by = accountId(board.by);
  const notes = texts.map((content, index) => {
    const at = moments.hours(-20 + index);
    return {
      evaluation_board_card_note: boardPartId(`${board.key}:note:${index}`),
      evaluation_board_card: seen[index]?.card ?? '',
      ...{ content, created_by, created_at: at, updated_at: at },
    };
  });
  await insertRows(tx, 'evaluation_board_card_note', notes);
  const [first] = seen;
  if (board.stage !== 'late' || first === undefined) return;
  const file = { evaluation_board_card: first.card, file: fileId(fileKey(board)), created_by };
  await tx
    .insertInto('submission_file')
    .values({
      submission_file: boardPartId(`${board.key}:file`),
      ...file,
      created_at: moments.days(-1),
    })
    .execute();
}

/** Loads the boards of assignments and needs, with whoever has sent interest in their columns. */
export async function loadBoards(tx: Tx, moments: Moments): Promise<void> {
  const visible = await visibleConsultants(tx);
  for (const board of demoBoards) {
    const made = moments.days(board.of === 'assignment' ? -4 : -0.02);
    const evaluation_board = await insertBoard(tx, board, made);
    const subject = board.of === 'assignment' ? assignmentId(board.key) : opportunityId(board.key);
    const people = await candidatesOf(tx, board, { subject, visible });
    const cards = cardsOf(board, people, made);
    await insertCards(tx, board, cards);
    await insertNotes(tx, board, cards, moments);
    await insertRows(tx, 'event', historyRows(board, { evaluation_board, subject }, cards));
  }
}
