import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';
import type { MergePair } from '../../platform/merges.ts';

/** Of two equal questions, the one about the account that stays, with its answer, is left. */
async function followAssessed(tx: Tx, { from, to }: MergePair): Promise<void> {
  await sql`
    delete from opportunity_profile_ai_assessment as old
    using opportunity_profile_ai_assessment as kept
    where old.account = ${from} and kept.account = ${to} and kept.opportunity = old.opportunity
      and kept.company is not distinct from old.company
      and kept.prompt_hash = old.prompt_hash`.execute(tx);
  await sql`update opportunity_profile_ai_assessment set account = ${to}
    where account = ${from}`.execute(tx);
}

/** Somebody waits once for a person to look at a need. */
async function followWishes(tx: Tx, { from, to }: MergePair): Promise<void> {
  await sql`
    delete from human_assessment as old using human_assessment as kept
    where old.account = ${from} and kept.account = ${to} and kept.opportunity = old.opportunity
      and old.answered_at is null and kept.answered_at is null`.execute(tx);
}

/**
 * Where both have a card on a board, people's own scores and who has opened the machine's go to the one
 * that stays, before the other goes; what somebody has said of both holds as of the one that stays.
 */
async function followScores(tx: Tx, { from, to }: MergePair): Promise<void> {
  const both = sql`evaluation_board_card as old join evaluation_board_card as kept
    on kept.evaluation_board = old.evaluation_board and old.profile = ${from}
      and kept.profile = ${to} and old.removed_at is null and kept.removed_at is null`;
  await sql`
    insert into evaluation_board_card_score
      (evaluation_board_card, account, criteria_id, score, comment, scored_at)
    select kept.evaluation_board_card, s.account, s.criteria_id, s.score, s.comment, s.scored_at
    from ${both} join evaluation_board_card_score as s
      on s.evaluation_board_card = old.evaluation_board_card
    on conflict do nothing`.execute(tx);
  await sql`
    insert into evaluation_board_card_opening (evaluation_board_card, account, opened_at)
    select kept.evaluation_board_card, o.account, o.opened_at
    from ${both} join evaluation_board_card_opening as o
      on o.evaluation_board_card = old.evaluation_board_card
    on conflict do nothing`.execute(tx);
}

/** What was asked about two accounts that become one, and what people say of their cards. */
export async function mergeAssessments(tx: Tx, pair: MergePair): Promise<void> {
  await followAssessed(tx, pair);
  await followScores(tx, pair);
  await followWishes(tx, pair);
}

/** What two consultant companies that become one have asked. */
export async function mergeAssessmentsOfCompany(tx: Tx, { from, to }: MergePair): Promise<void> {
  await sql`
    delete from opportunity_profile_ai_assessment as old
    using opportunity_profile_ai_assessment as kept
    where old.company = ${from} and kept.company = ${to} and kept.opportunity = old.opportunity
      and kept.account = old.account and kept.prompt_hash = old.prompt_hash`.execute(tx);
  await sql`update opportunity_profile_ai_assessment set company = ${to}
    where company = ${from}`.execute(tx);
}
