import { z } from 'zod';
import { forgetFile, removeStoredFile } from '../../files/files.commands.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { forgetPhoto } from '../accounts.repository.ts';

/** People whose photo cannot be shown have none from now on; a consultant's profile follows. */
export const takeDownPhoto = defineJob({
  name: 'take-down-photo',
  input: z.object({ file: z.uuid() }),
  async run({ transaction, now }, { file }) {
    await transaction(async (tx, { emit, enqueue }) => {
      for (const { account, role } of await forgetPhoto(tx, file, now())) {
        if (role !== 'consultant') continue;
        await emit('edit_profile', { profile: account, section: 'account' });
      }
      const storage_key = await forgetFile(tx, file);
      if (storage_key !== undefined) await enqueue(removeStoredFile, { storage_key });
    });
  },
});
