import type { ownAssessmentCalls } from '@torg/protocol/assessments/own-assessments';
import type { Handler } from '../../platform/handler.ts';
import { waitingWishView } from './own-views.ts';
import { listWishes } from './seen-wishes.repository.ts';

export const listHumanAssessments: Handler<typeof ownAssessmentCalls.listHumanAssessments> = async (
  { db, actor },
  { query: { all, limit, offset } },
) => {
  const { rows, total } = await listWishes(db, { viewer: actor, all, limit, offset });
  const human_assessments = rows.map((row) => waitingWishView(row, actor.locale));
  return { human_assessments, total, limit, offset };
};
