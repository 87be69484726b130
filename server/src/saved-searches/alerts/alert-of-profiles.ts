import { z } from 'zod';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import { findByWords, findWholeSearch } from '../../search/search.queries.ts';
import { enqueueAlerts } from './alert-of-search.ts';
import { findAvailableSince, findInstant, type InstantRow } from './alerts.repository.ts';
import { restrictTo } from './restrict-to.ts';

/**
 * Whether a search may find one of those of whom its owner has not been told. Of few, more are near
 * than of all, and never fewer: what this passes over, the whole search does not find either.
 */
async function mayFind(context: JobContext, search: InstantRow): Promise<boolean> {
  const restricted = restrictTo(search.body, search.untold);
  const isAdmin = search.audience === 'admin';
  // Most changes are of somebody hidden, or of another kind: cheaper to see than words and meaning.
  const { filters } = restricted;
  const page = { isAdmin, limit: 1, offset: 0 };
  const { total } = await findByWords(context.db, { filters }, page);
  if (total === 0 || restricted.vectorSearch === undefined) return total > 0;
  return (await findWholeSearch(context, restricted, { isAdmin })).total > 0;
}

/** Profiles have changed: the searches that may find one of them now are asked in earnest. */
async function lookAt(context: JobContext, profiles: readonly string[]): Promise<void> {
  const finding: string[] = [];
  for (const search of await findInstant(context.db, profiles)) {
    if (await mayFind(context, search)) finding.push(search.saved_search);
  }
  await context.transaction((_tx, { enqueue }) => enqueueAlerts(enqueue, finding));
}

export const alertOfProfile = defineJob({
  name: 'alert-of-profile',
  input: z.object({ profile: z.uuid() }),
  expireInSeconds: 300,
  run: (context, { profile }) => lookAt(context, [profile]),
});

const atOnce = 1_000;
/** A call that began earlier may have been kept later. */
const earlierMs = 60_000;

/** The same of all whose availability was set since, as for many by one call. */
export const alertOfMany = defineJob({
  name: 'alert-of-many',
  input: z.object({ since: z.iso.datetime() }),
  expireInSeconds: 900,
  async run(context, { since }) {
    const from = new Date(Date.parse(since) - earlierMs);
    let after: string | undefined;
    for (;;) {
      const profiles = await findAvailableSince(context.db, from, { after, limit: atOnce });
      if (profiles.length > 0) await lookAt(context, profiles);
      if (profiles.length < atOnce) return;
      after = profiles.at(-1);
    }
  },
});
