import type { searchCalls } from '@torg/protocol/search/search';
import type { Handler } from '../../platform/handler.ts';
import { findUsedInProjects } from './lookups.repository.ts';

export const searchProjectRoles: Handler<typeof searchCalls.searchProjectRoles> = (
  { db, actor },
  { query },
) => findUsedInProjects(db, { ...query, type: 'role', locale: actor.locale });
