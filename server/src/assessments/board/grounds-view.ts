import type { AssessmentGrounds } from '@torg/protocol/assessments/assessment-shapes';
import type { z } from 'zod';

interface GroundsRow {
  criteria_version: number | null;
  criteria_approved_by_name: string | null;
  criteria_approved_at: Date | null;
  prompt: string;
  asked_by_name: string | null;
}

/** On what an answer rests, for whoever defends a decision. */
export const groundsView = (row: GroundsRow): z.output<typeof AssessmentGrounds> => ({
  criteria_version: row.criteria_version,
  criteria_approved_by_name: row.criteria_approved_by_name,
  criteria_approved_at: row.criteria_approved_at?.toISOString() ?? null,
  prompt: row.prompt,
  asked_by_name: row.asked_by_name,
});
