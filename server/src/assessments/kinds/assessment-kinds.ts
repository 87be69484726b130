import type { AiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import { assignmentAssessmentKind } from './assignment-assessment-kind.ts';
import { comparisonKind } from './comparison-kind.ts';
import { engagementsKind } from './engagements-kind.ts';
import { evaluationKind } from './evaluation-kind.ts';
import { rankingKind } from './ranking-kind.ts';

/** All that machines are asked about people who are assessed. */
export const assessmentKinds: readonly AiKind[] = [
  assignmentAssessmentKind,
  evaluationKind,
  engagementsKind,
  comparisonKind,
  rankingKind,
];
