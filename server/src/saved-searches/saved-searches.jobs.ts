import type { MoveEventKind } from '@torg/protocol/events/event-kinds';
import { eventsOf } from '@torg/protocol/lifecycle';
import { limits } from '@torg/protocol/limits';
import { activationLife, profileQaLife } from '@torg/protocol/profiles/profile-life';
import { z } from 'zod';
import type { HappenedEvent, Reaction } from '../platform/events.ts';
import { type Enqueue, defineJob } from '../platform/jobs/job-definition.ts';
import { alertOfMany, alertOfProfile } from './alerts/alert-of-profiles.ts';
import { takeBehind, takeDue } from './alerts/alerts.repository.ts';
import { alertOfSearch, enqueueAlerts } from './alerts/alert-of-search.ts';
import { osloTime } from './alerts/oslo-time.ts';
import { sendSearchAlert } from './alerts/send-search-alert.ts';
import { sweepSentAlerts } from './alerts/search-alerts.repository.ts';
import { sweepSearches } from './saved-searches.repository.ts';

const dayMs = 86_400_000;

/** Makes up for lost jobs, and finds changes without an event. */
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

/** Starts daily and weekly alerts in the morning of Oslo; a missed hour is made up for in the next. */
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
    const before = new Date(now().getTime() - dayMs);
    await transaction(async (tx) => {
      await sweepSearches(tx, before);
      await sweepSentAlerts(tx, before);
    });
  },
});

export const savedSearchJobs = [
  alertOfProfile,
  alertOfMany,
  alertOfSearch,
  sendSearchAlert,
  sweepAlerts,
  startAlerts,
  sweepSavedSearches,
];

/** Delayed, since people change several things in a row. */
const soon = { soon: true, startAfterSeconds: limits.alert.afterSeconds } as const;
const checkProfile = (enqueue: Enqueue, profile: string): Promise<void> =>
  enqueue(alertOfProfile, { profile }, { ...soon, key: profile });

const onEdit: Reaction<'edit_profile'> = {
  on: 'edit_profile',
  start: (enqueue, { metadata }) => checkProfile(enqueue, metadata.profile),
};
/** Only one job waits, which looks back to the first of the changes. */
const onMany: Reaction<'updated_availabilities'> = {
  on: 'updated_availabilities',
  start: (enqueue, { metadata: { at } }) =>
    enqueue(alertOfMany, { since: at }, { ...soon, key: 'many' }),
};
/** For example when an admin verifies an account. */
const onChange: Reaction<'recorded_change'> = {
  on: 'recorded_change',
  start: async (enqueue, { metadata: { object } }) => {
    if (object.kind === 'account') await checkProfile(enqueue, object.id);
  },
};
/** A search of admins may filter by the state of a profile. */
const onMove = [profileQaLife, activationLife].flatMap((life) =>
  eventsOf(life).map((on) => ({
    on,
    start: (enqueue: Enqueue, { metadata: { object } }: HappenedEvent<MoveEventKind>) =>
      checkProfile(enqueue, object.id),
  })),
);
export const savedSearchReactions = [
  onEdit,
  onMany,
  onChange,
  ...onMove,
] as unknown as readonly Reaction[];
