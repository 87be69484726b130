import { findScoresOnBoard, type ScoreOnBoard } from '../assessments/assessments.queries.ts';
import { findCriteria, findCriteriaVersions } from '../opportunities/opportunities.queries.ts';
import type { Db } from '../platform/database/tables.ts';
import type { CardScore } from './people-of.ts';

const most = { by_people: 4, by_machine: 100 } as const;

/** The words of every criterion that was ever approved or suggested; the newest, if they were changed. */
async function findWords(db: Db, need: string | null): Promise<Map<string, string>> {
  if (need === null) return new Map();
  const [versions, current] = await Promise.all([
    findCriteriaVersions(db, need),
    findCriteria(db, need),
  ]);
  return new Map(
    [...versions.map(({ criteria }) => criteria), current?.criteria ?? []]
      .flat()
      .map((one) => [one.id, one.criteria]),
  );
}

export interface ReadBoard {
  board: string;
  /** whose criteria people are scored by */
  need: string | null;
  reader: string;
}

/** What people and machines have scored, apart, and the cards that are folded for the reader. */
export async function readScores(
  db: Db,
  { board, need, reader }: ReadBoard,
): Promise<{ scores: CardScore[]; folded: string[] }> {
  const [words, scores] = await Promise.all([
    findWords(db, need),
    findScoresOnBoard(db, { board, reader }),
  ]);
  const shownAs = (by: CardScore['by']) => (score: ScoreOnBoard) => {
    const { evaluation_board_card, criteria_id, at, by_name } = score;
    const shown = {
      ...{ criteria_id, criterion: words.get(criteria_id) ?? null },
      ...{ score: score.score, most: most[by], by_name, at: at.toISOString() },
    };
    return { evaluation_board_card, by, shown };
  };
  const shown = [
    ...scores.by_people.map(shownAs('by_people')),
    ...scores.by_machine.map(shownAs('by_machine')),
  ];
  return { scores: shown, folded: scores.folded };
}
