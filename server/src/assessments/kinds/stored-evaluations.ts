import { ProfileEvaluationV5 } from '@torg/protocol/assessments/assessment-outputs';
import type { Locale } from '@torg/protocol/terms';
import { sql } from 'kysely';
import { findLatestAnswers, inputHashOf } from '../../ai-jobs/ai-jobs.queries.ts';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';
import { evaluationKind } from './evaluation-kind.ts';

interface Row {
  card: string;
  id: string;
}

async function findRows(db: Db, cards: readonly string[], prompt: string): Promise<Row[]> {
  const { rows } = await sql<Row>`${prepared}
    select evaluation_board_card as card, evaluation_board_card_ai_assessment as id
    from evaluation_board_card_ai_assessment
    where evaluation_board_card = any(${idsOfAnyNumber(cards)}) and prompt_hash = md5(${prompt})`.execute(
    db,
  );
  return rows;
}

const withoutReasons = (output: ProfileEvaluationV5): ProfileEvaluationV5 => ({
  ...output,
  criteriaResults: output.criteriaResults.map((one) => ({ ...one, reason: '' })),
});

/**
 * The evaluations of all of the cards, by card, if each has one that still holds, and one engine gave
 * them all; else null, since scores of two engines are not compared. The reasons of one that was asked
 * in another language are left out.
 */
export async function findStoredEvaluations(
  db: Db,
  cards: readonly string[],
  { prompt, locale }: { prompt: string; locale: Locale },
): Promise<Record<string, ProfileEvaluationV5> | null> {
  const rows = await findRows(db, cards, prompt);
  const ids = rows.map(({ id }) => id);
  const [answers, bases] = [
    await findLatestAnswers(db, evaluationKind.type, ids),
    await evaluationKind.basis(db, ids),
  ];
  const valid = rows.flatMap(({ card, id }) => {
    const given = answers.get(id)?.given;
    const basis = bases.get(id);
    if (given === undefined || given.is_outdated || basis === undefined) return [];
    if (inputHashOf(basis) !== given.input_hash) return [];
    const read = ProfileEvaluationV5.safeParse(given.output);
    if (!read.success) return [];
    const output = given.locale === locale ? read.data : withoutReasons(read.data);
    return [{ card, output, by: given.answered_by }];
  });
  const isWhole = valid.length === cards.length && new Set(valid.map(({ by }) => by)).size === 1;
  return isWhole ? Object.fromEntries(valid.map(({ card, output }) => [card, output])) : null;
}
