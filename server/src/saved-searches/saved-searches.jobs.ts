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

/** A while after the last of several changes, since people change several things in a row. */
const soon = { soon: true, startAfterSeconds: limits.alert.afterSeconds } as const;
const lookAt = (enqueue: Enqueue, profile: string): Promise<void> =>
  enqueue(alertOfProfile, { profile }, { ...soon, key: profile });

const onEdit: Reaction<'edit_profile'> = {
  on: 'edit_profile',
  start: (enqueue, { metadata }) => lookAt(enqueue, metadata.profile),
};
/** Of those that wait there is one, which looks back to the first of them. */
const onMany: Reaction<'updated_availabilities'> = {
  on: 'updated_availabilities',
  start: (enqueue, { metadata: { at } }) =>
    enqueue(alertOfMany, { since: at }, { ...soon, key: 'many' }),
};
/** As when an admin vouches for somebody. */
const onChange: Reaction<'recorded_change'> = {
  on: 'recorded_change',
  start: async (enqueue, { metadata: { object } }) => {
    if (object.kind === 'account') await lookAt(enqueue, object.id);
  },
};
/** A search of admins may ask how far a profile has come. */
const onMove = [profileQaLife, activationLife].flatMap((life) =>
  eventsOf(life).map((on) => ({
    on,
    start: (enqueue: Enqueue, { metadata: { object } }: HappenedEvent<MoveEventKind>) =>
      lookAt(enqueue, object.id),
  })),
);
export const savedSearchReactions = [
  onEdit,
  onMany,
  onChange,
  ...onMove,
] as unknown as readonly Reaction[];
