import { sql } from 'kysely';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { wireMoment } from '../../platform/database/wire-moment.ts';
import { isFoldedFor } from '../scores/scores.repository.ts';

interface Question {
  cards: readonly { evaluation_board_card: string; profile: string }[];
  prompt: string;
  asked_by: string;
  now: Date;
}

/**
 * The rows that questions about cards are about, a row a card and prompt, in the order of the cards.
 * Asked again, a row has whom it was asked by the last time.
 */
export async function rowsToAskAbout(
  tx: Tx,
  { cards, prompt, asked_by, now }: Question,
): Promise<string[]> {
  const ids = cards.map(({ evaluation_board_card }) => evaluation_board_card);
  const accounts = cards.map(({ profile }) => profile);
  const { rows } = await sql<{ card: string; id: string }>`${prepared}
    insert into evaluation_board_card_ai_assessment
      (evaluation_board_card, account, prompt, asked_by, asked_at)
    select card, account, ${prompt}, ${asked_by}::uuid, ${now}::timestamptz
      from unnest(${idsOfAnyNumber(ids)}, ${idsOfAnyNumber(accounts)}) as one (card, account) order by card
    on conflict (evaluation_board_card, prompt_hash) do update
      set account = excluded.account, asked_by = excluded.asked_by, asked_at = excluded.asked_at
    returning evaluation_board_card as card, evaluation_board_card_ai_assessment as id`.execute(tx);
  const byCard = new Map(rows.map(({ card, id }) => [card, id]));
  return ids.flatMap((card) => byCard.get(card) ?? []);
}

/** All rows about the cards that stand on a board. */
export async function findRowsOnBoard(db: Db, evaluation_board: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.evaluation_board_card_ai_assessment as id
    from evaluation_board_card as c
    join evaluation_board_card_ai_assessment as a using (evaluation_board_card)
    where c.evaluation_board = ${evaluation_board}`.execute(db);
  return rows.map(({ id }) => id);
}

/** All rows about the cards that stand in a column. */
export async function findRowsInColumn(
  db: Db,
  column: string,
): Promise<{ card: string; id: string }[]> {
  const { rows } = await sql<{ card: string; id: string }>`${prepared}
    select c.evaluation_board_card as card, a.evaluation_board_card_ai_assessment as id
    from evaluation_board_card as c
    join evaluation_board_card_ai_assessment as a using (evaluation_board_card)
    where c.evaluation_board_column = ${column} and c.removed_at is null`.execute(db);
  return rows;
}

export interface ShownAssessment {
  evaluation_board_card_ai_assessment: string;
  evaluation_board_card: string;
  /** whether the profile may be read is decided by these */
  profile: string | null;
  organization: string | null;
  visible_in_search: boolean;
  has_answered_reader: boolean;
  prompt: string;
  criteria_version: number | null;
  criteria_approved_by_name: string | null;
  criteria_approved_at: string | null;
  asked_at: Date;
  rating_value: number | null;
  rating_comment: string | null;
  is_folded: boolean;
}

interface Shown {
  evaluation_board: string;
  opportunity: string;
  /** null: of all cards */
  cards: readonly string[] | null;
  reader: string;
}

/** What was asked about the cards that stand on the board, in its order; of a card the newest first. */
export async function findShownAssessments(
  db: Db,
  { evaluation_board, opportunity, cards, reader }: Shown,
): Promise<ShownAssessment[]> {
  const { rows } = await sql<ShownAssessment>`${prepared}
    select a.evaluation_board_card_ai_assessment, c.evaluation_board_card, p.profile,
      x.organization, coalesce(v.visible_in_search, false) as visible_in_search,
      not coalesce(v.visible_in_search, true) and exists (
        select from assignment_interest as i join assignment_editor as e using (assignment)
        where i.account = p.profile and e.account = ${reader}) as has_answered_reader,
      a.prompt, a.criteria_version, y.name as criteria_approved_by_name,
      ${wireMoment(sql`w.approved_at`)} as criteria_approved_at, a.asked_at,
      r.rating_value, r.rating_comment,
      ${isFoldedFor(sql`c.evaluation_board_card`, reader)} as is_folded
    from evaluation_board_card as c
    join evaluation_board_column as k on k.evaluation_board_column = c.evaluation_board_column
    join evaluation_board_card_ai_assessment as a
      on a.evaluation_board_card = c.evaluation_board_card
    left join profile as p on p.profile = c.profile
    left join account as x on x.account = p.profile
    left join profile_availability as v on v.profile = p.profile
    left join opportunity_criteria_version as w
      on w.opportunity = ${opportunity} and w.version = a.criteria_version
    left join account as y on y.account = w.approved_by
    left join evaluation_board_card_ai_assessment_rating as r
      on r.evaluation_board_card_ai_assessment = a.evaluation_board_card_ai_assessment
        and r.account = ${reader}
    where c.evaluation_board = ${evaluation_board} and c.removed_at is null
      and (${cards === null}::boolean or c.evaluation_board_card = any(${idsOfAnyNumber(cards ?? [])}))
    order by k.rank, c.rank, a.asked_at desc, a.evaluation_board_card_ai_assessment`.execute(db);
  return rows;
}

/** Who asked the questions, by job. */
export async function findAskers(db: Db, jobs: readonly string[]): Promise<Map<string, string>> {
  if (jobs.length === 0) return new Map();
  const { rows } = await sql<{ ai_job: string; name: string }>`${prepared}
    select j.ai_job, x.name from ai_job as j join account as x on x.account = j.asked_by
    where j.ai_job = any(${idsOfAnyNumber(jobs)})`.execute(db);
  return new Map(rows.map(({ ai_job, name }) => [ai_job, name]));
}

/** Where entries of profiles were done, by the ids of the entries. */
export async function findOrganizations(
  db: Db,
  profiles: readonly string[],
  items: readonly string[],
): Promise<Map<string, string>> {
  if (items.length === 0) return new Map();
  const { rows } = await sql<{ item: string; organization_name: string }>`${prepared}
    select item, organization_name from profile_item
    where item = any(${idsOfAnyNumber(items)}) and profile = any(${idsOfAnyNumber(profiles)})
      and kind in ('project', 'work_experience')`.execute(db);
  return new Map(rows.map((row) => [row.item, row.organization_name]));
}
