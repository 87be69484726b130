import { z } from 'zod';
import { forgetFile, removeStoredFile } from '../../files/files.commands.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { removeSent } from './sent.repository.ts';

/** What was sent of a removed profile goes with it. */
export const forgetSentCvs = defineJob({
  name: 'forget-sent-cvs',
  input: z.object({ profile: z.uuid() }),
  async run({ transaction }, { profile }) {
    await transaction(async (tx, { enqueue }) => {
      for (const file of await removeSent(tx, profile)) {
        const storage_key = await forgetFile(tx, file);
        if (storage_key) await enqueue(removeStoredFile, { storage_key });
      }
    });
  },
});
