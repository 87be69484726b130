import { z } from 'zod';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { smallKey } from '../platform/ports/storage.ts';

/** Removes a file's content; enqueued in the transaction that deletes its row. */
export const removeStoredFile = defineJob({
  name: 'remove-stored-file',
  input: z.object({ storage_key: z.string() }),
  async run({ external: { storage } }, { storage_key }) {
    await storage.remove(storage_key);
    await storage.remove(smallKey(storage_key));
  },
});
