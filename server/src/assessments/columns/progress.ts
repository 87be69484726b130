import type { CompareAll } from '@torg/protocol/assessments/assessment-shapes';
import type { z } from 'zod';
import { findLatestAnswers, type AnswerRow } from '../../ai-jobs/ai-jobs.queries.ts';
import type { OpenBoard } from '../../boards/boards.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import { findRowsInColumn } from '../board/card-assessments.repository.ts';
import { findAskablePeople } from '../board/choose-cards.ts';
import { newestOf } from '../board/shown-answers.ts';
import { engagementsKind } from '../kinds/engagements-kind.ts';
import { comparison } from './comparison.ts';
import { findRowsOfColumn, type ColumnKindType } from './column-assessments.repository.ts';
import { ranking } from './ranking.ts';

type Progress = z.output<typeof CompareAll>['profile_ranking_evaluation'];

interface Column {
  column: string;
  /** the cards of the column whom machines can be asked about */
  askable: readonly string[];
}

/** How far the newest questions are, and whom none was about; null: nobody has asked. */
function progressOf(
  latest: readonly AnswerRow[],
  { askable }: Column,
  asked: readonly string[],
): Progress {
  if (latest.length === 0) return null;
  const known = new Set(asked);
  const statuses = latest.map(({ inference_status }) => inference_status);
  const done = statuses.filter((status) => status !== 'pending').length;
  const ended = statuses.includes('failed') ? 'failed' : 'success';
  return {
    inference_status: done < latest.length ? 'pending' : ended,
    ...{ done, total: latest.length },
    never_asked: askable.filter((card) => !known.has(card)).length,
  };
}

/** The newest question about each card that stands in the column. */
async function engagementsIn(db: Db, of: Column): Promise<Progress> {
  const rows = await findRowsInColumn(db, of.column);
  const ids = rows.map(({ id }) => id);
  const answers = await findLatestAnswers(db, engagementsKind.type, ids, { withOutput: false });
  const asked = rows.filter(({ id }) => answers.has(id));
  const byCard = Map.groupBy(asked, ({ card }) => card);
  const newest = [...byCard.values()].map((ofCard) =>
    newestOf(ofCard.flatMap(({ id }) => answers.get(id) ?? [])),
  );
  const latest = newest.flatMap((one) => one?.latest ?? []);
  return progressOf(latest, of, [...byCard.keys()]);
}

async function ofColumn(db: Db, of: Column, type: ColumnKindType): Promise<Progress> {
  const rows = await findRowsOfColumn(db, of.column, type);
  const ids = rows.map(({ id }) => id);
  const answers = await findLatestAnswers(db, type, ids, { withOutput: false });
  const newest = newestOf([...answers.values()]);
  const asked = rows.filter(({ id }) => answers.has(id)).flatMap(({ cards }) => cards);
  return progressOf(newest ? [newest.latest] : [], of, asked);
}

/** How far the three kinds of questions about a column are. */
export async function describeProgress(
  { db, actor }: { db: Db; actor: Actor },
  { row: { evaluation_board } }: OpenBoard,
  column: string,
): Promise<z.output<typeof CompareAll>> {
  const people = await findAskablePeople({ db, actor }, { evaluation_board, column });
  const of = { column, askable: people.map((card) => card.evaluation_board_card) };
  const [engagements, compared, ranked] = await Promise.all([
    engagementsIn(db, of),
    ofColumn(db, of, comparison.kind.type),
    ofColumn(db, of, ranking.kind.type),
  ]);
  return {
    profile_most_relevant_professional_engagements: engagements,
    profile_comparison_evaluations: compared,
    profile_ranking_evaluation: ranked,
  };
}
