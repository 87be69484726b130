import { inputHashOf, type LatestAnswers } from '../../ai-jobs/ai-jobs.queries.ts';

/** Whether something that the shown answer rests on was changed since; nobody asks anew by it. */
export function isOutdated(
  { given }: Pick<LatestAnswers, 'given'>,
  bases: ReadonlyMap<string, object>,
): boolean {
  if (given === undefined) return false;
  const basis = bases.get(given.subject);
  return given.is_outdated || (basis !== undefined && inputHashOf(basis) !== given.input_hash);
}
