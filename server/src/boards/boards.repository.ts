import { sql, type RawBuilder } from 'kysely';
import { facts, type AssignmentFacts } from '../assignments/assignments.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { pipelined } from '../platform/database/pipelined.ts';
import { prepared } from '../platform/database/prepared.ts';
import type { Db, Tx } from '../platform/database/tables.ts';
import type { ReactionFact } from '../platform/reaction-facts.ts';

/** Where a board is found from; also what was removed still belongs to its board. */
export type BoardAt =
  | { board: string }
  | { assignment: string }
  | { opportunity: string }
  | { column: string }
  | { card: string }
  | { note: string }
  | { file: string };

export interface BoardRow {
  evaluation_board: string;
  board_title: string;
  assignment: string | null;
  opportunity: string | null;
  version: number;
  column_count: number;
  card_count: number;
  /** whose assignment or need it is */
  organization: string | null;
}

/** Whose open pages show a board, beside those of the admins. */
interface Audience {
  audience: string[];
}

interface NeedColumns {
  need_archived: boolean | null;
  need_made_assignment: string | null;
  need_own_of: string | null;
}
export type BoardWithFacts = BoardRow &
  NeedColumns & { [K in keyof AssignmentFacts]: AssignmentFacts[K] | null };

const ofCard = (card: RawBuilder<unknown>) => sql`b.evaluation_board =
  (select c.evaluation_board from evaluation_board_card as c where c.evaluation_board_card = ${card})`;

function isAt(at: BoardAt): RawBuilder<unknown> {
  if ('board' in at) return sql`b.evaluation_board = ${at.board}`;
  if ('assignment' in at) return sql`b.assignment = ${at.assignment}`;
  if ('opportunity' in at) return sql`b.opportunity = ${at.opportunity}`;
  if ('card' in at) return ofCard(sql`${at.card}`);
  if ('column' in at) {
    return sql`b.evaluation_board = (select k.evaluation_board from evaluation_board_column as k
      where k.evaluation_board_column = ${at.column} and not k.is_inbox)`;
  }
  if ('note' in at) {
    return ofCard(sql`(select evaluation_board_card from evaluation_board_card_note
      where evaluation_board_card_note = ${at.note})`);
  }
  return ofCard(sql`(select evaluation_board_card from submission_file
    where submission_file = ${at.file})`);
}

const joinedTo = (board: RawBuilder<unknown>) => sql`${board} as b
  left join opportunity as n on n.opportunity = b.opportunity
  left join assignment as a on a.assignment = coalesce(b.assignment, n.own_of)`;
const boardJoined = joinedTo(sql`evaluation_board`);

/** Whose open pages show the board: the editors of the assignment, or the people of the need's company. */
const audience = sql`array(
  select x.account from assignment_editor as e join account as x using (account)
    where e.assignment = a.assignment and x.role = 'consultant_buyer'
  union all
  select x.account from account as x
    where a.assignment is null and x.organization = n.organization and x.verified
      and (x.role = 'consultant_buyer' or (x.role = 'consultant' and x.is_admin_in_company)))`;

export async function findAudience(db: Db, board: string): Promise<string[]> {
  const { rows } = await sql<{ audience: string[] }>`${prepared}
    select ${audience} as audience from ${boardJoined}
    where b.evaluation_board = ${board}`.execute(db);
  return rows[0]?.audience ?? [];
}

/** The board of an assignment; null: it has none. */
const boardOf = (assignment: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select evaluation_board from evaluation_board where assignment = ${assignment})`;

/** Whoever sends interest has it asked with the facts of the assignment. */
export const boardFact: ReactionFact = { name: 'evaluation_board', of: boardOf };

export async function findBoardOf(db: Db, assignment: string): Promise<string | null> {
  const { rows } = await sql<{ evaluation_board: string | null }>`${prepared}
    select ${boardOf(sql`${assignment}::uuid`)} as evaluation_board`.execute(db);
  return rows[0]?.evaluation_board ?? null;
}

/** A board with what rights in it depend on. */
const columns = (actor: Pick<Actor, 'account' | 'role'>) => sql`
  b.evaluation_board, b.board_title, b.assignment, b.opportunity, b.version,
  b.column_count, b.card_count, coalesce(n.organization, a.organization) as organization,
  n.archived as need_archived,
  n.made_assignment as need_made_assignment, n.own_of as need_own_of, ${facts(actor)}`;

/** The same in one statement, with more that is read of the board `b`. */
export async function findBoardWith<More>(
  db: Db,
  at: BoardAt,
  { actor, more }: { actor: Pick<Actor, 'account' | 'role'>; more: RawBuilder<More> },
): Promise<(BoardWithFacts & More) | undefined> {
  const { rows } = await sql<BoardWithFacts & More>`${prepared}
    select ${columns(actor)}, ${more} from ${boardJoined} where ${isAt(at)}`.execute(db);
  return rows[0];
}

export async function findBoard(
  db: Db,
  at: BoardAt,
  actor: Pick<Actor, 'account' | 'role'>,
): Promise<BoardWithFacts | undefined> {
  const { rows } = await sql<BoardWithFacts>`${prepared}
    select ${columns(actor)} from ${boardJoined} where ${isAt(at)}`.execute(db);
  return rows[0];
}

export type LockedBoard = Pick<BoardRow, 'version' | 'column_count' | 'card_count'> & Audience;

/**
 * Counts a change of the board, and locks it until the transaction ends: whatever changes its order
 * happens one after the other. What is read after this is as the change before has left it.
 */
export async function lockBoard(tx: Tx, board: string): Promise<LockedBoard | undefined> {
  const { rows } = await sql<LockedBoard>`${prepared}
    with locked as (
      update evaluation_board set version = version + 1 where evaluation_board = ${board}
      returning version, column_count, card_count, evaluation_board, assignment, opportunity
    )
    select b.version, b.column_count, b.card_count, ${audience} as audience
    from ${joinedTo(sql`locked`)}`.execute(tx);
  return rows[0];
}

/**
 * The same for what is read next: `more` about the board `b`, as the change before has left it. The
 * two statements are one trip, so that the lock is held for less.
 */
export async function lockBoardWith<More>(
  tx: Tx,
  board: string,
  more: RawBuilder<More>,
): Promise<(LockedBoard & More) | undefined> {
  await sql`${prepared}${pipelined} update evaluation_board set version = version + 1
    where evaluation_board = ${board}`.execute(tx);
  const { rows } = await sql<LockedBoard & More>`${prepared}
    select b.version, b.column_count, b.card_count, ${audience} as audience, ${more}
    from ${boardJoined} where b.evaluation_board = ${board}`.execute(tx);
  return rows[0];
}

export async function insertBoard(
  tx: Tx,
  board: {
    board_title: string;
    assignment: string | null;
    opportunity: string | null;
    created_by: string;
    created_at: Date;
  },
): Promise<string> {
  const { evaluation_board } = await tx
    .insertInto('evaluation_board')
    .values(board)
    .returning('evaluation_board')
    .executeTakeFirstOrThrow();
  return evaluation_board;
}

export async function updateBoard(tx: Tx, board: string, board_title: string): Promise<void> {
  await tx
    .updateTable('evaluation_board')
    .set({ board_title })
    .where('evaluation_board', '=', board)
    .execute();
}
