import { z } from 'zod';
import { forgetFile, removeStoredFile } from '../files/files.commands.ts';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { forgetLogo } from './organizations.repository.ts';

/** Organizations whose logo cannot be shown have none from now on. */
export const takeDownLogo = defineJob({
  name: 'take-down-logo',
  input: z.object({ file: z.uuid() }),
  async run({ transaction }, { file }) {
    await transaction(async (tx, { enqueue }) => {
      await forgetLogo(tx, file);
      const storage_key = await forgetFile(tx, file);
      if (storage_key !== undefined) await enqueue(removeStoredFile, { storage_key });
    });
  },
});
