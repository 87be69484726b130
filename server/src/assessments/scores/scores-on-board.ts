import { ProfileEvaluationOutput } from '@torg/protocol/assessments/assessment-outputs';
import { findAnswersOfAll } from '../../ai-jobs/ai-jobs.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import { evaluationKind } from '../kinds/evaluation-kind.ts';
import { newestOf } from '../board/shown-answers.ts';
import {
  findOwnOnBoard,
  findRowsOfCards,
  type RowOfCard,
  type ScoreOnBoard,
} from './scores-on-board.repository.ts';

type Evaluation = typeof ProfileEvaluationOutput._zod.output;

/** Of 100, by criterion. The first version only says whether one is met. */
const machineScores = (evaluation: Evaluation) =>
  evaluation.criteriaResults.map((one) => ({
    criteria_id: one.criteriaId,
    score: 'meetsCriteria' in one ? Number(one.meetsCriteria) * 100 : one.fulfillmentScore,
  }));

function byCard(rows: readonly RowOfCard[]): Map<string, string[]> {
  const cards = new Map<string, string[]>();
  for (const { evaluation_board_card, id } of rows) {
    cards.set(evaluation_board_card, [...(cards.get(evaluation_board_card) ?? []), id]);
  }
  return cards;
}

/** What the newest evaluation of each card says. */
async function findMachineScores(db: Db, board: string): Promise<ScoreOnBoard[]> {
  const rows = await findRowsOfCards(db, board);
  const type = evaluationKind.type;
  const answers = (
    await findAnswersOfAll(
      db,
      [type],
      rows.map(({ id }) => id),
    )
  ).get(type);
  return [...byCard(rows)].flatMap(([evaluation_board_card, ids]) => {
    const given = newestOf(ids.flatMap((id) => answers?.get(id) ?? []))?.given;
    const evaluation = ProfileEvaluationOutput.safeParse(given?.output).data;
    if (given === undefined || evaluation === undefined) return [];
    const by = { by_name: given.answered_by, at: given.created_at };
    return machineScores(evaluation).map((one) => ({ evaluation_board_card, ...one, ...by }));
  });
}

/** All scores of the cards of a board: by people of 4, by machines of 100. */
export async function findScoresOnBoard(
  db: Db,
  board: string,
): Promise<{ by_people: ScoreOnBoard[]; by_machine: ScoreOnBoard[] }> {
  const [by_people, by_machine] = await Promise.all([
    findOwnOnBoard(db, board),
    findMachineScores(db, board),
  ]);
  return { by_people, by_machine };
}
