import { limits } from '@torg/protocol/limits';
import { marketDay } from '@torg/protocol/market-day';
import { z } from 'zod';
import type { Mail } from '../../platform/ports/mail.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import { sendOnce } from '../../platform/mail/send-once.ts';
import { findByWords, showHits } from '../../search/search.queries.ts';
import { restrictTo } from './restrict-to.ts';
import { findDue, type DueSearch } from './due-search.ts';
import {
  claimAlert,
  dropAlert,
  findAlert,
  releaseAlert,
  type AlertRow,
} from './search-alerts.repository.ts';
import { searchAlert } from './search-alert.ts';

/** The profiles of the mail that still match the filters, since the mail may have waited. */
async function findStillMatching(
  { searches }: JobContext,
  { row }: DueSearch,
  { profiles }: AlertRow,
): Promise<string[]> {
  const { filters } = restrictTo(row.body, profiles);
  const page = { isAdmin: row.audience === 'admin', limit: profiles.length, offset: 0 };
  const { hits } = await findByWords(searches, { filters }, page);
  const still = new Set(hits.map(({ profile }) => profile));
  return profiles.filter((profile) => still.has(profile));
}

async function mailAbout(
  { db, external, now }: JobContext,
  { row, owner }: DueSearch,
  matching: readonly string[],
): Promise<Mail> {
  const first = matching
    .slice(0, limits.alert.shown)
    .map((profile) => ({ profile, text_rank: null }));
  const { anonymized } = row.body;
  const as = { anonymized, locale: owner.locale, isAdmin: row.audience === 'admin' };
  const shown = await showHits(db, owner, { hits: first, groups: [] }, as);
  const profiles = shown.map(({ profile }) => profile);
  const alert = { row, owner, profiles, total: matching.length, today: marketDay(now()) };
  return searchAlert(alert, external.settings);
}

/** Mails the new hits of a search to its owner; each consultant is in exactly one mail. */
export const sendSearchAlert = defineJob({
  name: 'send-search-alert',
  input: z.object({ alert: z.uuid() }),
  async run(context, { alert }) {
    const { db, transaction, now } = context;
    const queued = await findAlert(db, alert);
    if (queued === undefined || queued.sent_at !== null) return;
    const due = await findDue(db, queued.saved_search);
    const matching = due === undefined ? [] : await findStillMatching(context, due, queued);
    if (due === undefined || matching.length === 0) {
      return transaction((tx) => dropAlert(tx, alert));
    }
    const mail = await mailAbout(context, due, matching);
    await sendOnce(
      context,
      { id: alert, ...mail },
      {
        claim: () => transaction((tx) => claimAlert(tx, queued, { mailed: matching, now: now() })),
        release: () => transaction((tx) => releaseAlert(tx, alert)),
      },
    );
  },
});
