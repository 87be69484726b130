import type { CompareAll } from '@torg/protocol/assessments/assessment-shapes';
import type { z } from 'zod';
import { findLatestAnswers, type AnswerRow } from '../../ai-jobs/ai-jobs.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import { findRowsInColumn } from '../board/card-assessments.repository.ts';
import { newestOf } from '../board/shown-answers.ts';
import { engagementsKind } from '../kinds/engagements-kind.ts';
import { comparison } from './comparison.ts';
import { findRowsOfColumn, type ColumnKindType } from './column-assessments.repository.ts';
import { ranking } from './ranking.ts';

type Progress = z.output<typeof CompareAll>['profile_ranking_evaluation'];

/** How far the newest questions are; null: nobody has asked. */
function progressOf(latest: readonly AnswerRow[]): Progress {
  if (latest.length === 0) return null;
  const statuses = latest.map(({ inference_status }) => inference_status);
  const done = statuses.filter((status) => status !== 'pending').length;
  const ended = statuses.includes('failed') ? 'failed' : 'success';
  return {
    inference_status: done < latest.length ? 'pending' : ended,
    ...{ done, total: latest.length },
  };
}

/** The newest question about each card that stands in the column. */
async function engagementsIn(db: Db, column: string): Promise<Progress> {
  const rows = await findRowsInColumn(db, column);
  const ids = rows.map(({ id }) => id);
  const answers = await findLatestAnswers(db, engagementsKind.type, ids, { withOutput: false });
  const byCard = Map.groupBy(rows, ({ card }) => card);
  const newest = [...byCard.values()].map((ofCard) =>
    newestOf(ofCard.flatMap(({ id }) => answers.get(id) ?? [])),
  );
  return progressOf(newest.flatMap((one) => one?.latest ?? []));
}

async function ofColumn(db: Db, column: string, type: ColumnKindType): Promise<Progress> {
  const rows = await findRowsOfColumn(db, column, type);
  const answers = await findLatestAnswers(db, type, rows, { withOutput: false });
  const newest = newestOf([...answers.values()]);
  return progressOf(newest ? [newest.latest] : []);
}

/** How far the three kinds of questions about a column are. */
export async function describeProgress(
  db: Db,
  column: string,
): Promise<z.output<typeof CompareAll>> {
  const [engagements, compared, ranked] = await Promise.all([
    engagementsIn(db, column),
    ofColumn(db, column, comparison.kind.type),
    ofColumn(db, column, ranking.kind.type),
  ]);
  return {
    profile_most_relevant_professional_engagements: engagements,
    profile_comparison_evaluations: compared,
    profile_ranking_evaluation: ranked,
  };
}
