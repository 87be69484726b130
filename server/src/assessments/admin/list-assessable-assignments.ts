import type { adminAssessmentCalls } from '@torg/protocol/assessments/admin-assessments';
import type { Handler } from '../../platform/handler.ts';
import { findAssessableAssignments } from './lookups.repository.ts';

export const listAssessableAssignments: Handler<
  typeof adminAssessmentCalls.listAssessableAssignments
> = async ({ db }, { query }) => ({ items: await findAssessableAssignments(db, query) });
