import { aiJobOf } from '../ai-jobs/ai-jobs.commands.ts';
import { assignmentAssessmentKind } from './kinds/assignment-assessment-kind.ts';
import { comparisonKind } from './kinds/comparison-kind.ts';
import { engagementsKind } from './kinds/engagements-kind.ts';
import { evaluationKind } from './kinds/evaluation-kind.ts';
import { rankingKind } from './kinds/ranking-kind.ts';

export const assessmentJobs = [
  aiJobOf(assignmentAssessmentKind),
  aiJobOf(evaluationKind),
  aiJobOf(engagementsKind),
  aiJobOf(comparisonKind),
  aiJobOf(rankingKind),
];
