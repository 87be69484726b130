import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { deleteWordsAbout } from './comments.repository.ts';

/** What colleagues have said about somebody goes with the profile. */
export const forgetWordsAbout = defineJob({
  name: 'forget-saved-words',
  input: z.object({ profile: z.uuid() }),
  async run({ transaction }, { profile }) {
    await transaction((tx) => deleteWordsAbout(tx, profile));
  },
});
