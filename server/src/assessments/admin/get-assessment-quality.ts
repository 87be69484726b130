import type { adminAssessmentCalls } from '@torg/protocol/assessments/admin-assessments';
import type { Handler } from '../../platform/handler.ts';
import { countByStatus, findQuality } from './quality.repository.ts';

export const getAssessmentQuality: Handler<
  typeof adminAssessmentCalls.getAssessmentQuality
> = async ({ db }) => ({ rows: await findQuality(db), statuses: await countByStatus(db) });
