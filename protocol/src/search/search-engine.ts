import { z } from 'zod';
import { callTable } from '../call.ts';
import { Moment } from '../shapes.ts';

/** Vectors made by one version of a model, after it was trained on all texts. */
const Vectors = {
  version: z.int(),
  model: z.string(),
  begun_at: Moment,
  /** profiles whose texts are all embedded in their present version */
  profiles_done: z.int(),
};

/** Status of the search by meaning. */
export const SearchEngine = z
  .object({
    /** false: switched off, or the database has no pgvector */
    is_available: z.boolean(),
    /** the model in the settings, which embeds texts from now on; null: switched off */
    model: z.string().nullable(),
    profiles: z.int(),
    /** what searches use; null: nothing yet */
    in_use: z.object({ ...Vectors, completed_at: Moment, texts: z.int() }).nullable(),
    /** what replaces it when all profiles are done */
    building: z.object(Vectors).nullable(),
  })
  .meta({ id: 'SearchEngine' });
export type SearchEngine = z.output<typeof SearchEngine>;

export const searchEngineCalls = callTable('main', {
  getSearchEngine: {
    method: 'GET',
    path: '/admin/search-engine',
    summary: 'Progress of the vectors that searches by meaning use.',
    access: 'admin',
    status: 200,
    effect: 'external',
    answer: SearchEngine,
  },
  renewVectors: {
    method: 'POST',
    path: '/admin/search-engine/renewal',
    summary: 'Train on all texts and embed them again; searches use the old vectors until then.',
    access: 'admin',
    status: 204,
  },
});
