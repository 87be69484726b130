import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { encodeOldPicture } from './encode-old-picture.ts';
import { findOldPictures } from './old-pictures.repository.ts';

/** Each takes a process of its own for about a second. */
const atATime = 30;

/** Finds the pictures that were stored with their metadata, until none is left. */
export const sweepOldPictures = defineJob({
  name: 'sweep-old-pictures',
  input: z.object({}),
  schedule: '*/5 * * * *',
  async run({ db, transaction }) {
    const files = await findOldPictures(db, atATime);
    if (files.length === 0) return;
    await transaction(async (_tx, { enqueue }) => {
      for (const file of files) await enqueue(encodeOldPicture, { file }, { key: file });
    });
  },
});
