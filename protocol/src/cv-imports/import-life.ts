import { lifecycle } from '../lifecycle.ts';
import { cvImportFailures, cvImportStatuses } from './import-terms.ts';

/**
 * An uploaded CV is read once, by a job. What is done with what was found, entry by entry, has states
 * of its own.
 */
export const cvImportLife = lifecycle({
  thing: 'cv_import',
  initial: 'pending',
  states: cvImportStatuses,
  done: ['success', 'failed'],
  missing: 'could_not_find_profile_cv_import',
  moves: {
    read: {
      from: ['pending'],
      to: 'success',
      by: ['system'],
      event: 'read_cv_import',
      idempotent: true,
    },
    fail: {
      from: ['pending'],
      to: 'failed',
      by: ['system'],
      event: 'could_not_read_cv_import',
      reason: cvImportFailures,
      idempotent: true,
    },
  },
});
