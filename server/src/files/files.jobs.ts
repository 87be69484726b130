import { z } from 'zod';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { encodeOldPicture } from './old-pictures/encode-old-picture.ts';
import { sweepOldPictures } from './old-pictures/sweep-old-pictures.ts';
import { removeStoredFile } from './remove-stored-file.ts';
import { forgetOldDays } from './upload-quota.ts';
import { scanFile } from './virus-check/scan-file.ts';
import { sweepUnchecked } from './virus-check/sweep-unchecked.ts';

const sweepUploadDays = defineJob({
  name: 'sweep-upload-days',
  input: z.object({}),
  schedule: '53 3 * * *',
  run: ({ transaction, now }) => transaction((tx) => forgetOldDays(tx, now())),
});

export const fileJobs = [
  removeStoredFile,
  scanFile,
  sweepUnchecked,
  sweepUploadDays,
  encodeOldPicture,
  sweepOldPictures,
];
