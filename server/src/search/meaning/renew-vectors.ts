import type { searchEngineCalls } from '@torg/protocol/search/search-engine';
import { searchEngineId } from '@torg/protocol/terms';
import { recordChange } from '../../events/events.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { sweepEmbeddings } from '../search.jobs.ts';

/** A second request abandons the version that the first one is building. */
export const renewVectors: Handler<typeof searchEngineCalls.renewVectors> = async ({
  actor,
  emit,
  enqueue,
}) => {
  await enqueue(sweepEmbeddings, { anew: true, by: actor.account }, { key: 'anew' });
  const object = { kind: 'search_engine', id: searchEngineId } as const;
  await recordChange({ emit }, { what: 'renewed_vectors', object });
};
