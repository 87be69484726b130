import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import type { Handler } from '../../platform/handler.ts';
import { adminListItemView } from '../assignments.views.ts';
import { viewerOf } from '../viewer-of.ts';
import { chosenFilters, forAdmin, isCommon } from './assignment-conditions.ts';
import { findAssignmentList } from './assignment-list.repository.ts';

export const listAllAssignments: Handler<typeof assignmentCalls.listAllAssignments> = async (
  { db, actor, trackView },
  { body },
) => {
  const { groupFilter, sort, limit, offset } = body;
  const { assignments, total } = await findAssignmentList(db, {
    viewer: viewerOf(actor, body.locale),
    conditions: [...forAdmin[groupFilter], ...chosenFilters(body, { editorsToo: true })],
    sort,
    messagesOf: 'everybody',
    withEditors: true,
    limit,
    offset,
    isCommon: isCommon(body),
  });
  trackView('get_assignments', { groupFilter });
  const items = assignments.map((row) => adminListItemView(row, actor));
  return { assignments: items, total, limit, offset };
};
