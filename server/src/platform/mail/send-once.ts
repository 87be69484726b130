import { setTimeout as pause } from 'node:timers/promises';
import type { JobContext } from '../jobs/job-definition.ts';
import type { Mail } from '../ports/mail.ts';

interface Claim {
  /** Claims the mail in the database: true for the first caller, false for all others. */
  claim: () => Promise<boolean>;
  /** Gives the claim back when the mail was not sent, so that the next try can claim it. */
  release: () => Promise<void>;
}

const releaseTries = 30;
const betweenTriesMs = 1_000;

/** The database that did not answer the claim may be away for a while. */
async function untilReleased(release: Claim['release']): Promise<void> {
  for (let left = releaseTries; left > 1; left -= 1) {
    const isReleased = await release().then(
      () => true,
      () => false,
    );
    if (isReleased) return;
    await pause(betweenTriesMs);
  }
  await release();
}

/**
 * Sends a mail once, even if several jobs try it or the process dies. It is claimed when all but its
 * end has been handed over: before that nothing was sent and the job may start again; after that
 * nobody sends it again, unless the mail server says that it was not accepted.
 */
export async function sendOnce(
  { external }: Pick<JobContext, 'external'>,
  mail: Mail,
  { claim, release }: Claim,
): Promise<void> {
  let claimed = Promise.resolve(false);
  try {
    await external.mail.send(mail, () => (claimed = claim()));
  } catch (error) {
    // The connection may have ended while the claim was still being written. A claim that failed
    // may have been written all the same: a database that dies then answers nothing.
    if (await claimed.catch(() => true)) await untilReleased(release);
    throw error;
  }
}
