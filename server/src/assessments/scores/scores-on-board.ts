import { ProfileEvaluationOutput } from '@torg/protocol/assessments/assessment-outputs';
import { findAnswersOfAll } from '../../ai-jobs/ai-jobs.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import { evaluationKind } from '../kinds/evaluation-kind.ts';
import { newestOf } from '../board/shown-answers.ts';
import {
  findOwnOnBoard,
  findRowsOfCards,
  type ScoreOnBoard,
} from './scores-on-board.repository.ts';

type Evaluation = typeof ProfileEvaluationOutput._zod.output;

interface ReadScores {
  board: string;
  /** the account for whom what machines say may be folded */
  reader: string;
}

export interface ScoresOnBoard {
  /** of 4 */
  by_people: ScoreOnBoard[];
  /** of 100 */
  by_machine: ScoreOnBoard[];
  /** the cards whose scores by a machine are left out */
  folded: string[];
}

/** Of 100, by criterion. The first version only says whether one is met. */
const machineScores = (evaluation: Evaluation) =>
  evaluation.criteriaResults.map((one) => ({
    criteria_id: one.criteriaId,
    score: 'meetsCriteria' in one ? Number(one.meetsCriteria) * 100 : one.fulfillmentScore,
  }));

/** What the newest evaluation of each card says; folded cards are only named. */
async function findMachineScores(
  db: Db,
  { board, reader }: ReadScores,
): Promise<Pick<ScoresOnBoard, 'by_machine' | 'folded'>> {
  const rows = await findRowsOfCards(db, board, reader);
  const type = evaluationKind.type;
  const ids = rows.map(({ id }) => id);
  const answers = (await findAnswersOfAll(db, [type], ids)).get(type);
  const by_machine: ScoreOnBoard[] = [];
  const folded: string[] = [];
  const cards = Map.groupBy(rows, ({ evaluation_board_card }) => evaluation_board_card);
  for (const [evaluation_board_card, ofCard] of cards) {
    const given = newestOf(ofCard.flatMap(({ id }) => answers?.get(id) ?? []))?.given;
    const evaluation = ProfileEvaluationOutput.safeParse(given?.output).data;
    if (given === undefined || evaluation === undefined) continue;
    if (ofCard.some(({ is_folded }) => is_folded)) {
      folded.push(evaluation_board_card);
      continue;
    }
    const by = { by_name: given.answered_by, at: given.created_at };
    const scores = machineScores(evaluation);
    by_machine.push(...scores.map((one) => ({ evaluation_board_card, ...one, ...by })));
  }
  return { by_machine, folded };
}

/** All scores of the cards of a board that a reader may see. */
export async function findScoresOnBoard(db: Db, of: ReadScores): Promise<ScoresOnBoard> {
  const [by_people, ofMachine] = await Promise.all([
    findOwnOnBoard(db, of.board),
    findMachineScores(db, of),
  ]);
  return { by_people, ...ofMachine };
}
