import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import type { Handler } from '../../platform/handler.ts';
import { listItemView } from '../assignments.views.ts';
import { viewerOf } from '../viewer-of.ts';
import { chosenFilters, forEditor, isCommon } from './assignment-conditions.ts';
import { findAssignmentList } from './assignment-list.repository.ts';

export const listMyAssignments: Handler<typeof assignmentCalls.listMyAssignments> = async (
  { db, actor, trackView },
  { body },
) => {
  const { groupFilter, sort, limit, offset } = body;
  const { assignments, total } = await findAssignmentList(db, {
    viewer: viewerOf(actor, body.locale),
    conditions: [...forEditor(groupFilter, actor), ...chosenFilters(body)],
    sort,
    messagesOf: 'everybody',
    withEditors: false,
    limit,
    offset,
    isCommon: isCommon(body),
  });
  trackView('get_assignments', { groupFilter });
  const items = assignments.map((row) => listItemView(row, actor));
  return { assignments: items, total, limit, offset };
};
