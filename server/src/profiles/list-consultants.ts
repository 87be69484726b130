import type { profileCalls } from '@torg/protocol/profiles';
import type { Handler } from '../platform/handler.ts';
import { findConsultants, listConsultantRows } from './consultant-list.repository.ts';
import { consultantView } from './consultants.views.ts';

export const listConsultants: Handler<typeof profileCalls.listConsultants> = async (
  { db, sawEvent },
  { query },
) => {
  const { rows, total } = await listConsultantRows(db, query);
  sawEvent('get_profiles', {});
  return { profiles: rows.map(consultantView), total, limit: query.limit, offset: query.offset };
};

export const listProfilesById: Handler<typeof profileCalls.listProfilesById> = async (
  { db },
  { body: { ids } },
) => ({ profiles: (await findConsultants(db, ids)).map(consultantView) });
