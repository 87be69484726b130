import type { searchEngineCalls } from '@torg/protocol/search/search-engine';
import type { Handler } from '../platform/handler.ts';
import {
  countVectors,
  findProgress,
  type Progress,
} from './meaning/embedding-versions.repository.ts';
import { hasVectorTable } from './meaning/vector-table.ts';

const view = ({ version, model, begun_at, profiles_done }: Progress) => ({
  version,
  model,
  begun_at: begun_at.toISOString(),
  profiles_done,
});

export const getSearchEngine: Handler<typeof searchEngineCalls.getSearchEngine> = async ({
  db,
  external,
}) => {
  const model = external.embeddings?.chosen.name ?? null;
  const { profiles, versions } = await findProgress(db);
  const nothing = { is_available: false, model, profiles, in_use: null, building: null };
  if (model === null || !(await hasVectorTable(db))) return nothing;
  const building = versions.find(({ state }) => state === 'building');
  const used = versions.find(({ state }) => state === 'current');
  const usedView = used && {
    ...view(used),
    completed_at: (used.completed_at ?? used.begun_at).toISOString(),
    texts: await countVectors(db, used.version),
  };
  return {
    ...nothing,
    is_available: true,
    in_use: usedView ?? null,
    building: building === undefined ? null : view(building),
  };
};
