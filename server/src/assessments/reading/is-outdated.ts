import { inputHashOf, type LatestAnswers } from '../../ai-jobs/ai-jobs.queries.ts';

type Given = Pick<NonNullable<LatestAnswers['given']>, 'is_outdated' | 'input_hash'>;

/**
 * Whether something that the shown answer rests on was changed since it was asked; nobody asks anew by
 * it. Without a basis, what it is about is gone or archived.
 */
export const isOutdated = (given: Given | undefined, basis: object | undefined): boolean =>
  given !== undefined &&
  (given.is_outdated || (basis !== undefined && inputHashOf(basis) !== given.input_hash));
