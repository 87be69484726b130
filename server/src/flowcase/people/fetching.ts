import { CvToolFailure } from '../../platform/ports/cv-tool.ts';
import type { Logger } from '../../platform/log.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Asks Flowcase for a call that waits for it. */
export async function fetching<T>(log: Logger, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof CvToolFailure)) throw error;
    log.warn({ err: error }, 'Flowcase did not answer');
    throw new Refusal('could_not_fetch_from_cv_partner');
  }
}
