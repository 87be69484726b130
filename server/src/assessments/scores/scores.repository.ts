import { type RawBuilder, sql } from 'kysely';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';

/** What the history of a card needs of it, and the need whose criteria it is scored by. */
export interface ScoredCard {
  evaluation_board_card: string;
  card_title: string;
  profile: string | null;
  /** null: the assignment has no need of its own yet */
  opportunity: string | null;
}

/** Those of the cards that stand on a board. */
export async function findScoredCards(
  db: Db,
  board: string,
  cards: readonly string[],
): Promise<ScoredCard[]> {
  const { rows } = await sql<ScoredCard>`${prepared}
    select c.evaluation_board_card, c.card_title, c.profile, coalesce(b.opportunity,
      (select w.opportunity from opportunity as w where w.own_of = b.assignment)) as opportunity
    from evaluation_board_card as c join evaluation_board as b using (evaluation_board)
    where c.evaluation_board_card = any(${idsOfAnyNumber(cards)})
      and c.evaluation_board = ${board} and c.removed_at is null
    order by c.evaluation_board_card`.execute(db);
  return rows;
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

/** What machines say about a card is folded until an account has scored it, or has opened it anyway. */
export const isFoldedFor = (
  card: RawBuilder<unknown>,
  account: string,
): RawBuilder<boolean> => sql`(
  not exists (select from evaluation_board_card_score as own
    where own.evaluation_board_card = ${card} and own.account = ${account})
  and not exists (select from evaluation_board_card_opening as own
    where own.evaluation_board_card = ${card} and own.account = ${account}))`;

interface Opening {
  cards: readonly string[];
  account: string;
  now: Date;
}

/** Returns those that were folded for the account before. */
export async function openFoldedCards(tx: Tx, { cards, account, now }: Opening): Promise<string[]> {
  const { rows } = await sql<{ card: string }>`${prepared}
    insert into evaluation_board_card_opening (evaluation_board_card, account, opened_at)
    select card, ${account}::uuid, ${now}::timestamptz
      from unnest(${idsOfAnyNumber(cards)}) as one (card)
      where ${isFoldedFor(sql`card`, account)} order by card
    on conflict do nothing returning evaluation_board_card as card`.execute(tx);
  return rows.map(({ card }) => card);
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
