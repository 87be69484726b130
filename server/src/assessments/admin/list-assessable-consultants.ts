import type { adminAssessmentCalls } from '@torg/protocol/assessments/admin-assessments';
import type { Handler } from '../../platform/handler.ts';
import { findAssessableConsultants } from './lookups.repository.ts';

export const listAssessableConsultants: Handler<
  typeof adminAssessmentCalls.listAssessableConsultants
> = async ({ db }, { query }) => ({ items: await findAssessableConsultants(db, query) });
