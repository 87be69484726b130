import { z } from 'zod';
import { sweepKeys } from './http/idempotency.ts';
import { defineJob } from './jobs/job-definition.ts';
import { sweepClaims } from './mail/mail-of-job.ts';

const sweepIdempotencyKeys = defineJob({
  name: 'sweep-idempotency-keys',
  input: z.object({}),
  schedule: '17 * * * *',
  async run({ transaction, log }) {
    const swept = await transaction((tx) => sweepKeys(tx));
    log.info({ swept }, 'idempotency keys swept');
  },
});

const sweepClaimedMails = defineJob({
  name: 'sweep-claimed-mails',
  input: z.object({}),
  schedule: '23 3 * * *',
  async run({ transaction, now }) {
    await transaction((tx) => sweepClaims(tx, now()));
  },
});

export const platformJobs = [sweepIdempotencyKeys, sweepClaimedMails];
