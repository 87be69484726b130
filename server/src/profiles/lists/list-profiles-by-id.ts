import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Handler } from '../../platform/handler.ts';
import { findConsultants } from './consultant-list.repository.ts';
import { consultantView } from './consultants.views.ts';

export const listProfilesById: Handler<typeof profileCalls.listProfilesById> = async (
  { db, actor },
  { body: { ids } },
) => ({
  profiles: (await findConsultants(db, ids)).map((row) => consultantView(row, actor)),
});
