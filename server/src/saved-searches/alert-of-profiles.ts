import { z } from 'zod';
import { defineJob, type JobContext } from '../platform/jobs/job-definition.ts';
import { findByWords, findWholeSearch } from '../search/search.public.ts';
import { alertOfSearch } from './alert-of-search.ts';
import { findInstant, type InstantRow } from './alerts.repository.ts';
import { among } from './among.ts';

/**
 * Whether a search may find one of those of whom its owner has not been told. Of few, more are near
 * than of all, and never fewer: what this passes over, the whole search does not find either.
 */
async function mayFind(context: JobContext, search: InstantRow): Promise<boolean> {
  const asked = among(search.body, search.untold);
  const isAdmin = search.audience === 'admin';
  // Most changes are of somebody hidden, or of another kind: cheaper to see than words and meaning.
  const { filters } = asked;
  const page = { isAdmin, limit: 1, offset: 0 };
  const { total } = await findByWords(context.db, { filters }, page);
  if (total === 0 || asked.vectorSearch === undefined) return total > 0;
  return (await findWholeSearch(context, asked, { isAdmin })).total > 0;
}

/** Profiles have changed: the searches that may find one of them now are asked in earnest. */
export const alertOfProfiles = defineJob({
  name: 'alert-of-profiles',
  input: z.object({ profiles: z.array(z.uuid()) }),
  expireInSeconds: 300,
  async run(context, { profiles }) {
    const finding: string[] = [];
    for (const search of await findInstant(context.db, profiles)) {
      if (await mayFind(context, search)) finding.push(search.saved_search);
    }
    await context.transaction(async (_tx, { enqueue }) => {
      for (const search of finding) await enqueue(alertOfSearch, { search }, { key: search });
    });
  },
});
