import { aiJobOf } from '../ai-jobs/ai-jobs.commands.ts';
import { assignmentAssessmentKind } from './kinds/assignment-assessment-kind.ts';

export const assessmentJobs = [aiJobOf(assignmentAssessmentKind)];
