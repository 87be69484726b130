import { z } from 'zod';
import { callTable } from '../call.ts';
import { Moment } from '../shapes.ts';

/** Vectors that were made by one model, after it had learnt of all texts once. */
const Vectors = {
  version: z.int(),
  model: z.string(),
  begun_at: Moment,
  /** profiles whose texts have all been embedded as they are now */
  profiles_done: z.int(),
};

/** How the search by meaning is doing. */
export const SearchEngine = z
  .object({
    /** false: switched off, or the database has no pgvector */
    is_available: z.boolean(),
    /** the model of the settings, by which texts are embedded from now on; null: switched off */
    model: z.string().nullable(),
    profiles: z.int(),
    /** what searches use; null: nothing yet */
    in_use: z.object({ ...Vectors, completed_at: Moment, texts: z.int() }).nullable(),
    /** what takes its place when all profiles are done */
    building: z.object(Vectors).nullable(),
  })
  .meta({ id: 'SearchEngine' });
export type SearchEngine = z.output<typeof SearchEngine>;

export const searchEngineCalls = callTable('main', {
  getSearchEngine: {
    method: 'GET',
    path: '/admin/search-engine',
    summary: 'How far the vectors are that searches find meaning by.',
    access: 'admin',
    status: 200,
    effect: 'external',
    answer: SearchEngine,
  },
  renewVectors: {
    method: 'POST',
    path: '/admin/search-engine/renewal',
    summary:
      'Embed all texts anew, after learning of them all; searches use the old vectors until then.',
    access: 'admin',
    status: 204,
  },
});
