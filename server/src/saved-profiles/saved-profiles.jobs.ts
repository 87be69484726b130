import { z } from 'zod';
import { reaction } from '../platform/events.ts';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { forgetWordsAbout } from './comments/forget-words-about.ts';
import { sweepRemoved } from './saved-lists.repository.ts';

const dayMs = 86_400_000;

/** Removed lists and consultants can be restored for a day. */
const sweepSavedProfiles = defineJob({
  name: 'sweep-saved-profiles',
  input: z.object({}),
  schedule: '49 * * * *',
  async run({ transaction, now }) {
    await transaction((tx) => sweepRemoved(tx, new Date(now().getTime() - dayMs)));
  },
});

export const savedProfileJobs = [sweepSavedProfiles, forgetWordsAbout];

export const savedProfileReactions = [
  reaction('delete_cv', forgetWordsAbout, ({ metadata }) => ({ profile: metadata.profile })),
];
