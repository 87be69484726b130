import { z } from 'zod';
import { type Enqueue, type JobContext, defineJob } from '../../platform/jobs/job-definition.ts';
import { findDue, wantsAlerts } from './due-search.ts';
import { claimHits } from './hits.repository.ts';
import { lockSearch, updateSearch } from '../saved-searches.repository.ts';
import { queueAlert } from './search-alerts.repository.ts';
import { sendSearchAlert } from './send-search-alert.ts';
import { findNow, saveFound, type Found } from './find-hits.ts';

/** Saves the hits, claims the new ones and queues the mail about them, in one transaction. */
async function queueNewHits(
  { transaction, now: clock }: JobContext,
  search: string,
  found: Found,
): Promise<void> {
  await transaction(async (tx, { enqueue }) => {
    const row = await lockSearch(tx, search);
    if (row === undefined || !wantsAlerts(row)) return;
    const now = clock();
    await updateSearch(tx, search, { looked_at: now });
    await saveFound(tx, row, { found, now });
    const claimed = await claimHits(tx, { search, profiles: found.profiles, now });
    if (claimed.size === 0) return;
    const profiles = found.profiles.filter((profile) => claimed.has(profile));
    const alert = await queueAlert(tx, { search, profiles, now });
    await enqueue(sendSearchAlert, { alert }, { key: alert });
  });
}

/** Runs the same search as its page, and queues a mail about new hits. */
export const alertOfSearch = defineJob({
  name: 'alert-of-search',
  input: z.object({ search: z.uuid() }),
  expireInSeconds: 120,
  async run(context, { search }) {
    const due = await findDue(context.db, search);
    if (due === undefined) return;
    await queueNewHits(context, search, await findNow(context, due.owner, due.row));
  },
});

export async function enqueueAlerts(enqueue: Enqueue, searches: readonly string[]): Promise<void> {
  for (const search of searches) await enqueue(alertOfSearch, { search }, { key: search });
}
