import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Handler } from '../../platform/handler.ts';
import { listConsultantRows } from './consultant-list.repository.ts';
import { consultantView } from './consultants.views.ts';

export const listConsultants: Handler<typeof profileCalls.listConsultants> = async (
  { db, actor, trackView },
  { query },
) => {
  const { rows, total } = await listConsultantRows(db, query);
  trackView('get_profiles', {});
  const profiles = rows.map((row) => consultantView(row, actor));
  return { profiles, total, limit: query.limit, offset: query.offset };
};
