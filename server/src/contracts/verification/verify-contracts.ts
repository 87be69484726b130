import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { everyAdmin } from '../../platform/live/live.ts';
import { checkContracts } from './check-contracts.ts';

/** The nightly check of chains, files and seals; what does not hold waits for an admin. */
export const verifyContracts = defineJob({
  name: 'verify-contracts',
  input: z.object({}),
  schedule: '41 2 * * *',
  expireInSeconds: 3_600,
  async run({ db, external, now, transaction, log }) {
    const { count, failures } = await checkContracts({ db, external, now, transaction });
    await transaction((_tx, { notify }) => notify([everyAdmin], 'waiting'));
    if (failures.length > 0) log.error({ count, failures }, 'contracts do not hold');
  },
});
