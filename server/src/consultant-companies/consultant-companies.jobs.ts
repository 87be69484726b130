import { z } from 'zod';
import { reaction } from '../platform/events.ts';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { updateVisibility } from '../profiles/profiles.commands.ts';

/** The company may have completed and activated the profile before the consultant joined. */
const showNewColleague = defineJob({
  name: 'show-new-colleague',
  input: z.object({ profile: z.uuid() }),
  async run({ transaction, now }, { profile }) {
    await transaction((tx) => updateVisibility(tx, [profile], now()));
  },
});

export const consultantCompanyJobs = [showNewColleague];

export const consultantCompanyReactions = [
  reaction('accepted_invitation', showNewColleague, ({ actingAccount }) =>
    actingAccount === null ? null : { profile: actingAccount },
  ),
];
