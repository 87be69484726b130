import type { ColumnStage } from '@torg/protocol/boards/board-terms';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';

export interface Interested {
  profile: string;
  name: string;
}

interface Wanted {
  evaluation_board: string;
  assignment: string;
  /** absent: all */
  accounts?: readonly string[] | undefined;
}

/** Who has sent interest and has no card on the board, oldest interest first. */
export async function findInterested(
  tx: Tx,
  { evaluation_board, assignment, accounts }: Wanted,
): Promise<Interested[]> {
  const named = accounts === undefined ? sql`true` : sql`i.account = any(${accounts}::uuid[])`;
  const { rows } = await sql<Interested>`
    select p.profile, x.name from assignment_interest as i
    join profile as p on p.profile = i.account join account as x on x.account = i.account
    where i.assignment = ${assignment} and ${named}
      and not exists (select from evaluation_board_card as c
        where c.evaluation_board = ${evaluation_board} and c.profile = i.account
          and c.removed_at is null)
    order by i.created_at, i.assignment_interest`.execute(tx);
  return rows;
}

export interface StagedProfile {
  profile: string;
  stage: ColumnStage;
}

/** The columns' stages of these consultants, as far as they have a card on the board. */
export async function findStagesOf(
  tx: Tx,
  evaluation_board: string,
  profiles: readonly string[],
): Promise<StagedProfile[]> {
  const { rows } = await sql<StagedProfile>`
    select c.profile, k.stage from evaluation_board_card as c
    join evaluation_board_column as k using (evaluation_board_column)
    where c.evaluation_board = ${evaluation_board} and c.profile = any(${profiles}::uuid[])
      and c.removed_at is null`.execute(tx);
  return rows;
}

interface CardOfInterest {
  evaluation_board: string;
  card: string;
  assignment: string;
  profile: string;
}

/** Where the consultant of an interest stands on the board of its assignment. */
export async function findCardOfInterest(
  db: Db,
  interest: string,
): Promise<CardOfInterest | undefined> {
  const { rows } = await sql<CardOfInterest>`
    select c.evaluation_board, c.evaluation_board_card as card, i.assignment, i.account as profile
    from assignment_interest as i join evaluation_board as b on b.assignment = i.assignment
    join evaluation_board_card as c on c.evaluation_board = b.evaluation_board
      and c.profile = i.account and c.removed_at is null
    where i.assignment_interest = ${interest}`.execute(db);
  return rows[0];
}
