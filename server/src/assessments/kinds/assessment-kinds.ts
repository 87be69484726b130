import type { AiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import { assignmentAssessmentKind } from './assignment-assessment-kind.ts';

/** All that machines are asked about people who are assessed. */
export const assessmentKinds: readonly AiKind[] = [assignmentAssessmentKind];
