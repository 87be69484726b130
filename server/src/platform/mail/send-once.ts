import type { JobContext } from '../jobs/job-definition.ts';
import type { Mail } from '../ports/mail.ts';

interface Claim {
  /** Takes the mail for whoever asks first; false for everybody else. Kept by the database. */
  claim: () => Promise<boolean>;
  /** It was not sent after all: the next try takes it again. */
  release: () => Promise<void>;
}

/**
 * Sends a mail once, whoever else is at it and whenever the process dies. It is claimed when all of
 * it but its end has been handed over: until then nothing was sent and the job begins anew, and
 * from then on nobody sends it again, unless the mail server says that it did not take it.
 */
export async function sendOnce(
  { external }: Pick<JobContext, 'external'>,
  mail: Mail,
  { claim, release }: Claim,
): Promise<void> {
  let isOurs = false;
  try {
    await external.mail.send(mail, async () => {
      isOurs = await claim();
      return isOurs;
    });
  } catch (error) {
    if (isOurs) await release();
    throw error;
  }
}
