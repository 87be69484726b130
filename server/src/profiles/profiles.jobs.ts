import { limits } from '@torg/protocol/limits';
import { z } from 'zod';
import { reaction, type HappenedEvent } from '../platform/events.ts';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { claimReminders } from './availability/availability.repository.ts';
import { mailAvailabilityReminder } from './availability/mail-availability-reminder.ts';
import { updateVisibility } from './visibility/profile-changed.ts';
import { findActive, findWithoutWords } from './lists/active-profiles.repository.ts';
import { updateNextHolders } from './competencies/follow-competency.ts';
import { updateSearchDocuments } from './competencies/update-search-documents.ts';
import { lockProfiles } from './visibility/facts.repository.ts';
import { sweepRemovedItems } from './items/profile-items.repository.ts';

const dayMs = 86_400_000;
const remindersAtOnce = 500;

/**
 * Reminds active consultants to confirm their availability, every fortnight without a confirmation.
 */
const remindOfAvailability = defineJob({
  name: 'remind-of-availability',
  input: z.object({}),
  schedule: '7 8 * * *',
  async run({ transaction, now }) {
    const moment = now();
    const before = new Date(moment.getTime() - limits.availability.confirmEveryDays * dayMs);
    let claimed = remindersAtOnce;
    while (claimed === remindersAtOnce) {
      claimed = await transaction(async (tx, { enqueue }) => {
        const page = { before, now: moment, limit: remindersAtOnce };
        const profiles = await claimReminders(tx, page);
        for (const profile of profiles) await enqueue(mailAvailabilityReminder, { profile });
        return profiles.length;
      });
    }
  },
});

/** The rules require more as the years go by, so active profiles are checked again each night. */
const recheckActiveProfiles = defineJob({
  name: 'recheck-active-profiles',
  input: z.object({}),
  schedule: '41 1 * * *',
  expireInSeconds: 900,
  async run({ db, transaction, now }) {
    const size = 200;
    let after: string | undefined;
    for (;;) {
      const profiles = await findActive(db, { after, limit: size });
      if (profiles.length > 0) await transaction((tx) => updateVisibility(tx, profiles, now()));
      if (profiles.length < size) return;
      after = profiles.at(-1);
    }
  },
});

/** Writes search documents that an upgrade has emptied. */
const writeSearchDocuments = defineJob({
  name: 'write-search-documents',
  input: z.object({}),
  schedule: '*/5 * * * *',
  expireInSeconds: 900,
  async run({ db, transaction }) {
    const size = 200;
    for (;;) {
      const profiles = await findWithoutWords(db, size);
      await transaction(async (tx) => {
        await lockProfiles(tx, profiles);
        await updateSearchDocuments(tx, profiles);
      });
      if (profiles.length < size) return;
    }
  },
});

/** Names and merges of a competency are part of the search documents of everybody who has it. */
const followCompetency = defineJob({
  name: 'follow-competency',
  input: z.object({ competency: z.uuid() }),
  expireInSeconds: 900,
  async run(context, { competency }) {
    while (await updateNextHolders(context, competency));
  },
});

/** Removed entries can be restored for a day, and for longer when an import replaced them. */
const sweepProfileItems = defineJob({
  name: 'sweep-profile-items',
  input: z.object({}),
  schedule: '37 * * * *',
  async run({ transaction, now }) {
    const moment = now();
    const before = new Date(moment.getTime() - dayMs);
    await transaction((tx) => sweepRemovedItems(tx, { before, now: moment }));
  },
});

/** The account page changes what the rules check, but does not know profiles. */
const followAccount = defineJob({
  name: 'follow-account',
  input: z.object({ profile: z.uuid() }),
  async run({ transaction, now }, { profile }) {
    await transaction((tx) => updateVisibility(tx, [profile], now()));
  },
});

const ofCompetency = ({
  metadata: { competency },
}: HappenedEvent<'updated_role' | 'updated_skill'>) => ({ competency });

export const profileReactions = [
  reaction('edit_profile', followAccount, ({ metadata: { profile, section } }) =>
    section === 'account' ? { profile } : null,
  ),
  reaction('updated_role', followCompetency, ofCompetency),
  reaction('updated_skill', followCompetency, ofCompetency),
];

export const profileJobs = [
  followAccount,
  followCompetency,
  remindOfAvailability,
  mailAvailabilityReminder,
  recheckActiveProfiles,
  sweepProfileItems,
  writeSearchDocuments,
];
