import type { searchEngineCalls } from '@torg/protocol/search-engine';
import type { Handler } from '../platform/handler.ts';
import { sweepEmbeddings } from './search.jobs.ts';

/** Pressed twice, what was begun first is given up for what is begun then. */
export const renewVectors: Handler<typeof searchEngineCalls.renewVectors> = async ({
  actor,
  enqueue,
}) => {
  await enqueue(sweepEmbeddings, { anew: true, by: actor.account }, { key: 'anew' });
};
