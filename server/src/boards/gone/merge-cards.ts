import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';
import type { MergePair } from '../../platform/merges.ts';

/** Locks the boards on which one of the two has a card, and counts the change on each. */
async function lockBoardsOf(tx: Tx, { from, to }: MergePair): Promise<void> {
  await sql`
    select from evaluation_board where evaluation_board in (
      select evaluation_board from evaluation_board_card where profile in (${from}, ${to}))
    order by evaluation_board for no key update`.execute(tx);
  await sql`
    update evaluation_board set version = version + 1 where evaluation_board in (
      select evaluation_board from evaluation_board_card where profile = ${from})`.execute(tx);
}

/** The two cards of one person on one board. */
const pairs = ({ from, to }: MergePair) => sql`
  evaluation_board_card as old join evaluation_board_card as kept
    on kept.evaluation_board = old.evaluation_board
  where old.profile = ${from} and kept.profile = ${to}
    and old.removed_at is null and kept.removed_at is null`;

/**
 * Somebody stands once on a board: where both had a card, that of the account that stays has the
 * notes and files of both.
 */
export async function mergeCards(tx: Tx, pair: MergePair): Promise<void> {
  await lockBoardsOf(tx, pair);
  const moved = sql`(select old.evaluation_board_card as old, kept.evaluation_board_card as kept
    from ${pairs(pair)}) as p`;
  await sql`
    update evaluation_board_card_note as n set evaluation_board_card = p.kept from ${moved}
    where n.evaluation_board_card = p.old`.execute(tx);
  await sql`
    update submission_file as n set evaluation_board_card = p.kept from ${moved}
    where n.evaluation_board_card = p.old`.execute(tx);
  await sql`
    delete from evaluation_board_card where evaluation_board_card in (
      select old.evaluation_board_card from ${pairs(pair)})`.execute(tx);
}
