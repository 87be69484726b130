import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { sweepChallenges } from '../passkeys/passkeys.repository.ts';
import { sweepPendingSignIns } from '../pending/pending-sign-ins.repository.ts';
import { sweepMagicLinks } from '../sign-in/magic-links.repository.ts';
import { sweepAttempts } from '../sign-in/sign-in-attempts.repository.ts';
import { countsSince } from '../sign-in/sign-in-delay.ts';
import { sweepSessions } from './sessions.repository.ts';

/** Expired rows give no access any more; deleting them only limits the size of the tables. */
export const sweepSignIns = defineJob({
  name: 'sweep-sign-ins',
  input: z.object({}),
  schedule: '41 * * * *',
  async run({ transaction, log, now: clock }) {
    const now = clock();
    const swept = await transaction(async (tx) => ({
      sessions: await sweepSessions(tx, now),
      magic_links: await sweepMagicLinks(tx, now),
      pending: await sweepPendingSignIns(tx, now),
      challenges: await sweepChallenges(tx, now),
      attempts: await sweepAttempts(tx, countsSince(now)),
    }));
    log.info(swept, 'expired sign-ins swept');
  },
});
