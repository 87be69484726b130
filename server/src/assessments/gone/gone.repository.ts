import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { assessedTypes } from './assessed-types.ts';

/**
 * The subjects of questions about somebody. Boards may have taken the name from the cards already, so
 * that cards are known by what was asked about them, too.
 */
export async function findSubjectsOfPerson(db: Db, account: string): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    with cards as materialized (
      select evaluation_board_card as card from evaluation_board_card where profile = ${account}
      union select evaluation_board_card from evaluation_board_card_ai_assessment
      where account = ${account})
    select opportunity_profile_ai_assessment as subject from opportunity_profile_ai_assessment
    where account = ${account}
    union select evaluation_board_card_ai_assessment from evaluation_board_card_ai_assessment
    where evaluation_board_card in (select card from cards)
    union select evaluation_board_column_ai_assessment from evaluation_board_column_ai_assessment
    where cards && array(select card from cards)`.execute(db);
  return rows.map(({ subject }) => subject);
}

/** What people have asked, rated and written about somebody whose profile is deleted. */
export async function forgetWordsAbout(
  tx: Tx,
  account: string,
  subjects: readonly string[],
): Promise<void> {
  await sql`
    update opportunity_profile_ai_assessment_feedback set comment = null
    where opportunity_profile_ai_assessment = any(${subjects}::uuid[])`.execute(tx);
  await sql`
    update evaluation_board_card_ai_assessment_rating set rating_comment = null
    where evaluation_board_card_ai_assessment = any(${subjects}::uuid[])`.execute(tx);
  await sql`
    update evaluation_board_card_score set comment = '' where evaluation_board_card in (
      select evaluation_board_card from evaluation_board_card_ai_assessment
      where account = ${account}
      union select evaluation_board_card from evaluation_board_card where profile = ${account})
    `.execute(tx);
  await sql`update opportunity_profile_ai_assessment set account = null, prompt = ''
    where account = ${account}`.execute(tx);
  await sql`update evaluation_board_card_ai_assessment set account = null
    where account = ${account}`.execute(tx);
  await sql`delete from human_assessment where account = ${account}`.execute(tx);
  await sql`delete from declined_ai_assessment where account = ${account}`.execute(tx);
}

/** Questions whose row went with its need, its card or its column. */
export async function findLostSubjects(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select distinct j.subject from ai_job as j
    where j.type = any(${assessedTypes}::text[])
      and not exists (select from opportunity_profile_ai_assessment as r
        where r.opportunity_profile_ai_assessment = j.subject)
      and not exists (select from evaluation_board_card_ai_assessment as r
        where r.evaluation_board_card_ai_assessment = j.subject)
      and not exists (select from evaluation_board_column_ai_assessment as r
        where r.evaluation_board_column_ai_assessment = j.subject)
    limit ${limit}`.execute(db);
  return rows.map(({ subject }) => subject);
}

/** The needs whose assignment closed before then; those without one are over when they are archived. */
const overBefore = (before: Date) => sql`
  select o.opportunity, o.own_of from opportunity as o
  left join assignment as m on m.assignment = coalesce(o.own_of, o.made_assignment)
  where m.state = 'closed' and m.updated_at < ${before}
    or m.assignment is null and o.archived and o.updated_at < ${before}`;

/** The subjects of answers that are still there about needs that were over before then. */
export async function findOldSubjects(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    with need as materialized (${overBefore(before)}),
    board as materialized (
      select b.evaluation_board from evaluation_board as b
      join need on need.opportunity = b.opportunity or need.own_of = b.assignment),
    old as (
      select r.opportunity_profile_ai_assessment as subject
      from opportunity_profile_ai_assessment as r join need on need.opportunity = r.opportunity
      union all
      select r.evaluation_board_card_ai_assessment from evaluation_board_card_ai_assessment as r
      join evaluation_board_card as c on c.evaluation_board_card = r.evaluation_board_card
      join board on board.evaluation_board = c.evaluation_board
      union all
      select r.evaluation_board_column_ai_assessment
      from evaluation_board_column_ai_assessment as r
      join evaluation_board_column as c on c.evaluation_board_column = r.evaluation_board_column
      join board on board.evaluation_board = c.evaluation_board)
    select subject from old where exists (select from ai_job as j
      where j.subject = old.subject and j.type = any(${assessedTypes}::text[])
        and j.emptied_at is null)
    limit ${limit}`.execute(db);
  return rows.map(({ subject }) => subject);
}
