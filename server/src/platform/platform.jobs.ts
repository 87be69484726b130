import { z } from 'zod';
import { sweepKeys } from './http/idempotency.ts';
import { defineJob } from './jobs/job-definition.ts';

const sweepIdempotencyKeys = defineJob({
  name: 'sweep-idempotency-keys',
  input: z.object({}),
  schedule: '17 * * * *',
  async run({ transaction, log }) {
    const swept = await transaction((tx) => sweepKeys(tx));
    log.info({ swept }, 'idempotency keys swept');
  },
});

export const platformJobs = [sweepIdempotencyKeys];
