import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { wireMoment } from '../../platform/database/wire-moment.ts';
import { found } from '../../platform/refusal.ts';
import type { ColumnAssessmentTable } from '../assessments.tables.ts';
import { isFoldedFor } from '../scores/scores.repository.ts';

export type ColumnKindType = ColumnAssessmentTable['type'];

interface Question {
  column: string;
  type: ColumnKindType;
  cards: readonly string[];
  prompt: string;
  asked_by: string;
  now: Date;
}

/** The row that a question about cards of a column is about: one for the same cards and prompt. */
export async function rowToAskAbout(
  tx: Tx,
  { column, type, cards, prompt, asked_by, now }: Question,
): Promise<string> {
  const ordered = cards.toSorted();
  const question_hash = createHash('sha256')
    .update(JSON.stringify([ordered, prompt]))
    .digest('hex');
  const { id } = await tx
    .insertInto('evaluation_board_column_ai_assessment')
    .values({
      ...{ evaluation_board_column: column, type, cards: ordered, prompt, question_hash },
      ...{ asked_by, asked_at: now },
    })
    .onConflict((conflict) =>
      conflict
        .constraint('evaluation_board_column_ai_assessment_question')
        .doUpdateSet({ asked_by, asked_at: now }),
    )
    .returning('evaluation_board_column_ai_assessment as id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What was asked about a column, and about which cards; the newest question first. */
export async function findRowsOfColumn(
  db: Db,
  column: string,
  type: ColumnKindType,
): Promise<ColumnRow[]> {
  const { rows } = await sql<ColumnRow>`${prepared}
    select evaluation_board_column_ai_assessment as id, cards, prompt
    from evaluation_board_column_ai_assessment
    where evaluation_board_column = ${column} and type = ${type}
    order by asked_at desc, evaluation_board_column_ai_assessment`.execute(db);
  return rows;
}

interface ColumnRow {
  id: string;
  cards: string[];
  prompt: string;
}

interface ColumnQuestion {
  cards: string[];
  /** those on the board whom the reader has neither scored nor opened */
  folded: string[];
  prompt: string;
  criteria_version: number | null;
  criteria_approved_by_name: string | null;
  criteria_approved_at: string | null;
  asked_by_name: string | null;
}

/** What a job was asked about whom and by whom, and by which criteria of the need it was answered. */
export async function findGrounds(
  db: Db,
  { opportunity, ai_job, reader }: { opportunity: string; ai_job: string; reader: string },
): Promise<ColumnQuestion> {
  const { rows } = await sql<ColumnQuestion>`${prepared}
    select a.cards, array(select c.evaluation_board_card from evaluation_board_card as c
        where c.evaluation_board_card = any(a.cards) and c.removed_at is null
          and ${isFoldedFor(sql`c.evaluation_board_card`, reader)}
        order by c.evaluation_board_card) as folded, a.prompt, a.criteria_version, y.name as criteria_approved_by_name,
      ${wireMoment(sql`w.approved_at`)} as criteria_approved_at, z.name as asked_by_name
    from ai_job as j
    join evaluation_board_column_ai_assessment as a
      on a.evaluation_board_column_ai_assessment = j.subject
    left join opportunity_criteria_version as w
      on w.opportunity = ${opportunity} and w.version = a.criteria_version
    left join account as y on y.account = w.approved_by
    left join account as z on z.account = j.asked_by
    where j.ai_job = ${ai_job}`.execute(db);
  return found(rows[0], 'could_not_find_evaluation_board_column');
}

/** All that was asked about columns of a board. */
export async function findColumnRowsOnBoard(
  db: Db,
  evaluation_board: string,
  type: ColumnKindType,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${prepared}
    select a.evaluation_board_column_ai_assessment as id
    from evaluation_board_column as k
    join evaluation_board_column_ai_assessment as a using (evaluation_board_column)
    where k.evaluation_board = ${evaluation_board} and a.type = ${type}`.execute(db);
  return rows.map(({ id }) => id);
}
