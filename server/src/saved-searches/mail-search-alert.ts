import { z } from 'zod';
import { defineJob, type JobContext } from '../platform/jobs/job-definition.ts';
import { dayOf } from '../profiles/profiles.public.ts';
import { showHits } from '../search/search.public.ts';
import { claimHits, keepHits, releaseHits } from './hits.repository.ts';
import { findOwner, type Owner } from './owner-of.ts';
import { findNow, profilesOf } from './own-search.ts';
import { mayStillAsk } from './saved-searches.policy.ts';
import {
  findSearch,
  lockSearch,
  updateSearch,
  type SearchRow,
} from './saved-searches.repository.ts';
import { searchAlert } from './search-alert.ts';

const wantsAlerts = (row: SearchRow): boolean => row.removed_at === null && row.notify !== 'never';

interface Due {
  row: SearchRow;
  owner: Owner;
}

/** The search with its owner, where there is still somebody to be told. */
async function findDue({ db }: JobContext, search: string): Promise<Due | undefined> {
  const row = await findSearch(db, search);
  if (row === undefined || !wantsAlerts(row)) return undefined;
  const owner = await findOwner(db, row.account);
  return owner !== undefined && mayStillAsk(owner, row) ? { row, owner } : undefined;
}

/** Keeps who was found, and takes those of them who are to be mailed: in one step, so that nobody else does. */
async function claimNews(
  { transaction, now }: JobContext,
  search: string,
  profiles: string[],
): Promise<Set<string>> {
  return transaction(async (tx) => {
    const row = await lockSearch(tx, search);
    if (row === undefined || !wantsAlerts(row) || profiles.length === 0) return new Set<string>();
    const found = { search, profiles, now: now() };
    await updateSearch(tx, search, { looked_at: found.now });
    await keepHits(tx, found);
    return claimHits(tx, found);
  });
}

/**
 * Tells the owner of a search whom it finds anew, by the same search as on the page. Each is mailed
 * at most once: claimed in a transaction of its own before the mail is sent, and given back when
 * sending fails. A process that dies between the two leaves it unsent, not doubled; on the page they
 * are new all the same.
 */
export const mailSearchAlert = defineJob({
  name: 'mail-search-alert',
  input: z.object({ search: z.uuid() }),
  expireInSeconds: 120,
  async run(context, { search }) {
    const due = await findDue(context, search);
    if (due === undefined) return;
    const { row, owner } = due;
    const { db, outside, transaction } = context;
    const found = await findNow(db, owner, row);
    const news = await claimNews(context, search, profilesOf(found));
    if (news.size === 0) return;
    try {
      const hits = found.hits.filter(({ profile }) => news.has(profile));
      const isAdmin = row.audience === 'admin';
      const { locale } = owner;
      const { anonymized } = row.body;
      const shown = await showHits(db, owner, { ...found, hits }, { anonymized, locale, isAdmin });
      const profiles = shown.map(({ profile }) => profile);
      const alert = { row, owner, profiles, today: dayOf(context.now()) };
      await outside.mail.send(searchAlert(alert, outside.settings));
    } catch (error) {
      await transaction((tx) => releaseHits(tx, search, [...news]));
      throw error;
    }
  },
});
