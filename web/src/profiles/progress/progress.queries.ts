import { queryOptions } from '@tanstack/react-query';
import { useLocale } from '../../client/use-locale.ts';
import { request } from '../../client/request.ts';
import { useChange } from '../../client/use-change.ts';
import { saveProfileSection } from '../editing.queries.ts';
import { cacheProfile, type Profile } from '../profiles.queries.ts';

/**
 * The company facts that a profile's progress depends on: the agreement, and where its CVs are edited.
 */
export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: ['profiles', 'company', id],
    queryFn: ({ signal }) =>
      request('GET /api/main/consultant-companies/{id}', { params: { id }, signal }),
    staleTime: 60_000,
  });

/** Saves the same availability again, which sets its date of confirmation to today. */
export function useConfirmDay(profile: Profile) {
  const locale = useLocale();
  const { account, availability, revisions } = profile;
  return useChange(
    () =>
      saveProfileSection({
        profile: account,
        locale,
        body: { section: 'facts', revision: revisions.facts, changes: { availability } },
      }),
    { done: (client, saved) => cacheProfile(client, saved, locale) },
  );
}
