import { sql } from 'kysely';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';

/** What the history of a card needs of it, and the need whose criteria it is scored by. */
export interface ScoredCard {
  evaluation_board_card: string;
  card_title: string;
  profile: string | null;
  /** null: the assignment has no need of its own yet */
  opportunity: string | null;
}

export async function findScoredCard(db: Db, card: string): Promise<ScoredCard | undefined> {
  const { rows } = await sql<ScoredCard>`${prepared}
    select c.evaluation_board_card, c.card_title, c.profile, coalesce(b.opportunity,
      (select w.opportunity from opportunity as w where w.own_of = b.assignment)) as opportunity
    from evaluation_board_card as c join evaluation_board as b using (evaluation_board)
    where c.evaluation_board_card = ${card} and c.removed_at is null`.execute(db);
  return rows[0];
}

export interface Score {
  criteria_id: string;
  score: number;
  comment: string;
}

export interface ScoresOf {
  account: string;
  name: string;
  scores: Score[];
}

/** Everybody's scores of a card, by name. */
export async function findScores(db: Db, card: string): Promise<ScoresOf[]> {
  const { rows } = await sql<ScoresOf>`${prepared}
    select s.account, x.name, json_agg(json_build_object('criteria_id', s.criteria_id,
      'score', s.score, 'comment', s.comment) order by s.criteria_id) as scores
    from evaluation_board_card_score as s join account as x using (account)
    where s.evaluation_board_card = ${card}
    group by s.account, x.name order by x.name, s.account`.execute(db);
  return rows;
}

export async function hasOpened(db: Db, card: string, account: string): Promise<boolean> {
  const { rows } = await sql`${prepared}
    select from evaluation_board_card_opening
    where evaluation_board_card = ${card} and account = ${account}`.execute(db);
  return rows.length > 0;
}

/** False: the account had opened them before. */
export async function insertOpening(
  tx: Tx,
  opening: { evaluation_board_card: string; account: string; opened_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('evaluation_board_card_opening')
    .values(opening)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Locks a card until the transaction ends, so that two saves of its scores follow one another. */
export async function lockCard(tx: Tx, card: string): Promise<void> {
  await sql`${prepared}
    select from evaluation_board_card where evaluation_board_card = ${card}
    for no key update`.execute(tx);
}

interface OwnScores {
  card: string;
  account: string;
  scores: readonly Score[];
  now: Date;
}

/** The scores of an account are exactly these from now on. */
export async function replaceScores(
  tx: Tx,
  { card, account, scores, now }: OwnScores,
): Promise<void> {
  await tx
    .deleteFrom('evaluation_board_card_score')
    .where('evaluation_board_card', '=', card)
    .where('account', '=', account)
    .execute();
  if (scores.length === 0) return;
  await tx
    .insertInto('evaluation_board_card_score')
    .values(scores.map((one) => ({ evaluation_board_card: card, account, ...one, scored_at: now })))
    .execute();
}
