import { z } from 'zod';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import { findByWords, findWholeSearch } from '../../search/search.queries.ts';
import { enqueueAlerts } from './alert-of-search.ts';
import { findAvailableSince, findInstant, type InstantRow } from './alerts.repository.ts';
import { isWithinLimits } from '../within-limits.ts';
import { restrictTo } from './restrict-to.ts';

/**
 * Whether a search may find one of the profiles that its owner was not mailed about. Among few
 * profiles more count as near than among all: what this does not find, the whole search does not
 * find either.
 */
async function mayFind(context: JobContext, search: InstantRow): Promise<boolean> {
  if (!isWithinLimits(search.body)) return false;
  const restricted = restrictTo(search.body, search.unmailed);
  const isAdmin = search.audience === 'admin';
  // Filters first, which are fast: most changed profiles are hidden or do not match them.
  const { filters } = restricted;
  const page = { isAdmin, limit: 1, offset: 0 };
  const { total } = await findByWords(context.searches, { filters }, page);
  if (total === 0 || restricted.vectorSearch === undefined) return total > 0;
  return (await findWholeSearch(context, restricted, { isAdmin })).total > 0;
}

/** Enqueues an alert job for each search that may find one of the changed profiles. */
async function checkProfiles(context: JobContext, profiles: readonly string[]): Promise<void> {
  const searches: string[] = [];
  for (const search of await findInstant(context.db, profiles)) {
    if (await mayFind(context, search)) searches.push(search.saved_search);
  }
  await context.transaction((_tx, { enqueue }) => enqueueAlerts(enqueue, searches));
}

export const alertOfProfile = defineJob({
  name: 'alert-of-profile',
  input: z.object({ profile: z.uuid() }),
  expireInSeconds: 300,
  run: (context, { profile }) => checkProfiles(context, [profile]),
});

const atOnce = 1_000;
/** Looks back a little further, since a call that began earlier may have committed later. */
const earlierMs = 60_000;

/** Checks all profiles whose availability was set since then, as when one call sets many. */
export const alertOfMany = defineJob({
  name: 'alert-of-many',
  input: z.object({ since: z.iso.datetime() }),
  expireInSeconds: 900,
  async run(context, { since }) {
    const from = new Date(Date.parse(since) - earlierMs);
    let after: string | undefined;
    for (;;) {
      const profiles = await findAvailableSince(context.db, from, { after, limit: atOnce });
      if (profiles.length > 0) await checkProfiles(context, profiles);
      if (profiles.length < atOnce) return;
      after = profiles.at(-1);
    }
  },
});
