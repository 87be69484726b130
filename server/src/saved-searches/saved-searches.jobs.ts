import { limits } from '@torg/protocol/limits';
import { z } from 'zod';
import type { Reaction } from '../platform/events.ts';
import { defineJob } from '../platform/jobs/job-definition.ts';
import type { Enqueue } from '../platform/handler.ts';
import { findWholeSearch } from '../search/search.public.ts';
import { findInstant, takeBehind, takeDue } from './alerts.repository.ts';
import { mailSearchAlert } from './mail-search-alert.ts';
import { osloTime } from './oslo-time.ts';
import { sweepSearches, type SearchRow } from './saved-searches.repository.ts';

const dayMs = 86_400_000;

const enqueueAlerts = async (enqueue: Enqueue, searches: readonly string[]): Promise<void> => {
  for (const search of searches) await enqueue(mailSearchAlert, { search }, { key: search });
};

/** The search, of one profile alone. */
const askedOf = ({ body }: SearchRow, profile: string): SearchRow['body'] => {
  const only = { path: 'account', operator: 'eq', value: profile } as const;
  return { ...body, filters: body.filters === undefined ? only : { and: [body.filters, only] } };
};

/** A profile has changed: the searches that may find it now are asked in earnest. */
const alertOfProfile = defineJob({
  name: 'alert-of-profile',
  input: z.object({ profile: z.uuid() }),
  expireInSeconds: 300,
  async run({ db, transaction }, { profile }) {
    const finding: string[] = [];
    for (const row of await findInstant(db)) {
      const isAdmin = row.audience === 'admin';
      const { total } = await findWholeSearch(db, askedOf(row, profile), { isAdmin });
      if (total > 0) finding.push(row.saved_search);
    }
    await transaction((_tx, { enqueue }) => enqueueAlerts(enqueue, finding));
  },
});

/** Repairs what was lost, and finds what changed without an event. */
const sweepAlerts = defineJob({
  name: 'sweep-alerts',
  input: z.object({}),
  schedule: '*/5 * * * *',
  async run({ transaction, now }) {
    await transaction(async (tx, { enqueue }) =>
      enqueueAlerts(enqueue, await takeBehind(tx, now())),
    );
  },
});

/** In the morning, by the clock of Oslo; an hour that was missed is made up for in the next. */
const startAlerts = defineJob({
  name: 'start-alerts',
  input: z.object({}),
  schedule: '3 * * * *',
  async run({ transaction, now }) {
    const { hour, ...day } = osloTime(now());
    if (hour < limits.alert.fromHour) return;
    await transaction(async (tx, { enqueue }) => enqueueAlerts(enqueue, await takeDue(tx, day)));
  },
});

const sweepSavedSearches = defineJob({
  name: 'sweep-saved-searches',
  input: z.object({}),
  schedule: '53 * * * *',
  async run({ transaction, now }) {
    await transaction((tx) => sweepSearches(tx, new Date(now().getTime() - dayMs)));
  },
});

export const savedSearchJobs = [
  alertOfProfile,
  mailSearchAlert,
  sweepAlerts,
  startAlerts,
  sweepSavedSearches,
];

/** A while after the last of several changes, since people change several things in a row. */
const lookAt = (enqueue: Enqueue, profile: string): Promise<void> =>
  enqueue(
    alertOfProfile,
    { profile },
    { key: profile, soon: true, startAfterSeconds: limits.alert.afterSeconds },
  );

const onEdit: Reaction<'edit_profile'> = {
  on: 'edit_profile',
  start: (enqueue, { metadata }) => lookAt(enqueue, metadata.profile),
};
/** As when an admin activates somebody, or vouches for them. */
const onChange: Reaction<'recorded_change'> = {
  on: 'recorded_change',
  start: async (enqueue, { metadata: { object } }) => {
    if (object.kind === 'account') await lookAt(enqueue, object.id);
  },
};
export const savedSearchReactions = [onEdit, onChange] as unknown as readonly Reaction[];
