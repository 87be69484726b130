import type { searchCalls } from '@torg/protocol/search/search';
import type { Handler } from '../../platform/handler.ts';
import { findUsedInProjects } from './lookups.repository.ts';

export const searchProjectSkills: Handler<typeof searchCalls.searchProjectSkills> = (
  { db, actor },
  { query },
) => findUsedInProjects(db, { ...query, type: 'skill', locale: actor.locale });
