import { RequestError } from '../../../client/request-error.ts';
import type { AvailabilityUpdate } from '../../consultant-companies.queries.ts';

/** The consultants whose update was refused: the server names each by its index in the request. */
export function failedUpdates(
  error: unknown,
  updates: readonly AvailabilityUpdate[] | undefined,
): Set<string> {
  const issues = error instanceof RequestError ? error.issues : [];
  const profiles = issues.flatMap(({ path }) => {
    const place = /^updates\.(\d+)/.exec(path)?.[1];
    const update = place === undefined ? undefined : updates?.[Number(place)];
    return update ? [update.profile] : [];
  });
  return new Set(profiles);
}
