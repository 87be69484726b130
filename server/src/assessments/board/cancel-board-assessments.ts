import type { boardAssessmentCalls } from '@torg/protocol/assessments/board-assessments';
import { cancelAiJobs } from '../../ai-jobs/ai-jobs.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { findColumnRowsOnBoard } from '../columns/column-assessments.repository.ts';
import { comparisonKind } from '../kinds/comparison-kind.ts';
import { engagementsKind } from '../kinds/engagements-kind.ts';
import { evaluationKind } from '../kinds/evaluation-kind.ts';
import { rankingKind } from '../kinds/ranking-kind.ts';
import { openBoardOfNeed } from './board-of-need.ts';
import { findRowsOnBoard } from './card-assessments.repository.ts';

export const cancelBoardAssessments: Handler<
  typeof boardAssessmentCalls.cancelBoardAssessments
> = async (context, { params: { id } }) => {
  const { db } = context;
  const { evaluation_board } = (await openBoardOfNeed(context, id)).row;
  const cards = await findRowsOnBoard(db, evaluation_board);
  await cancelAiJobs(context, evaluationKind, cards);
  await cancelAiJobs(context, engagementsKind, cards);
  for (const kind of [comparisonKind, rankingKind]) {
    const columns = await findColumnRowsOnBoard(db, evaluation_board, kind.type);
    await cancelAiJobs(context, kind, columns);
  }
};
