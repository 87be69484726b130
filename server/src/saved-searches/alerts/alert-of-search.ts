import { z } from 'zod';
import { type Enqueue, type JobContext, defineJob } from '../../platform/jobs/job-definition.ts';
import { findDue, wantsAlerts } from './due-search.ts';
import { claimHits } from './hits.repository.ts';
import { lockSearch, updateSearch } from '../saved-searches.repository.ts';
import { queueAlert } from './search-alerts.repository.ts';
import { sendSearchAlert } from './send-search-alert.ts';
import { findNow, saveFound, type Found } from './find-hits.ts';

/** Keeps who was found, takes those who are new, and queues the mail about them: all or nothing. */
async function queueNews(
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
    const news = await claimHits(tx, { search, profiles: found.profiles, now });
    if (news.size === 0) return;
    const profiles = found.profiles.filter((profile) => news.has(profile));
    const alert = await queueAlert(tx, { search, profiles, now });
    await enqueue(sendSearchAlert, { alert }, { key: alert });
  });
}

/** Looks whom a search finds that it did not find before, by the same search as on its page. */
export const alertOfSearch = defineJob({
  name: 'alert-of-search',
  input: z.object({ search: z.uuid() }),
  expireInSeconds: 120,
  async run(context, { search }) {
    const due = await findDue(context.db, search);
    if (due === undefined) return;
    await queueNews(context, search, await findNow(context, due.owner, due.row));
  },
});

export async function enqueueAlerts(enqueue: Enqueue, searches: readonly string[]): Promise<void> {
  for (const search of searches) await enqueue(alertOfSearch, { search }, { key: search });
}
