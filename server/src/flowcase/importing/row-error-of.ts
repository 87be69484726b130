import { flowcaseRowErrors, type FlowcaseRowError } from '@torg/protocol/flowcase/flowcase-terms';
import {
  isStorageFull,
  isUnavailable,
  violatedUnique,
} from '../../platform/database/database-errors.ts';
import type { Logger } from '../../platform/log.ts';
import { Refusal } from '../../platform/refusal.ts';
import { CvToolFailure } from '../../platform/ports/cv-tool.ts';

/**
 * The code of an error that is about one row, of which the others know nothing; undefined: nobody's
 * row can be done just now.
 */
export function rowErrorOf(error: unknown, log: Logger): FlowcaseRowError | undefined {
  if (isUnavailable(error) || isStorageFull(error)) return undefined;
  const code = error instanceof Refusal ? error.code : violatedUnique(error);
  const known = flowcaseRowErrors.find((one) => one === code);
  if (known !== undefined) return known;
  if (error instanceof CvToolFailure) {
    log.warn({ err: error }, 'a CV of Flowcase could not be read');
    return 'could_not_fetch_from_cv_partner';
  }
  log.error({ err: error }, 'somebody of Flowcase could not be imported');
  return 'could_not_create_account';
}
