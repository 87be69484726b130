import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Discipline, Locale } from '@torg/protocol/terms';
import { invalidateShellUser } from '../accounts/public/shell-user.ts';
import type { AnswerTo, CallName, InputTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';
import { useCall } from '../client/use-change.ts';

export type Profile = AnswerTo<'GET /api/main/profile/{profile}'>;
export type ProfileQaEntry =
  AnswerTo<'GET /api/main/profile/{profile}/profile-qa'>['profile_qa_entries'][number];
export type ConsultantsParams = NonNullable<InputTo<'GET /api/main/admin/consultants'>['query']>;
export type ConsultantAccount = AnswerTo<'GET /api/main/admin/consultants'>['profiles'][number];

const all = ['profiles'] as const;

export const profileQuery = (profile: string, locale: Locale) =>
  queryOptions({
    queryKey: [...all, 'one', profile, locale],
    queryFn: ({ signal }) =>
      request('GET /api/main/profile/{profile}', {
        params: { profile },
        query: { locale },
        signal,
      }),
  });

/** Every rule, and whether the profile passes it; only for those who may edit it. */
export const validationsQuery = (profile: string) =>
  queryOptions({
    queryKey: [...all, 'validations', profile],
    queryFn: ({ signal }) =>
      request('GET /api/main/profile/{profile}/validate', { params: { profile }, signal }),
    placeholderData: keepPreviousData,
  });

/** The history of the review, newest first. */
export const profileQaQuery = (profile: string) =>
  queryOptions({
    queryKey: [...all, 'qa', profile, 'entries'],
    queryFn: ({ signal }) =>
      request('GET /api/main/profile/{profile}/profile-qa', { params: { profile }, signal }),
  });

// ── invalidating ────────────────────────────────────────────────────────────────────────────────

/** Invalidates what depends on a profile: its rules, its review, and the lists it is in. */
function invalidateDependents(client: QueryClient, profile: string): void {
  for (const key of [['validations', profile], ['qa', profile], ['list']]) {
    void client.invalidateQueries({ queryKey: [...all, ...key] });
  }
}

export function invalidateAllProfiles(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: all });
}

/**
 * A page that goes on to show the profile awaits this; what depends on it is fetched in the background.
 */
export function invalidateProfile(client: QueryClient, profile: string): Promise<void> {
  invalidateDependents(client, profile);
  return client.invalidateQueries({ queryKey: [...all, 'one', profile] });
}

/** Fetches the profile, whatever the cache contains. */
export const newestProfile = (client: QueryClient, profile: string, locale: Locale) =>
  client.query({ ...profileQuery(profile, locale), staleTime: 0, retry: false });

/** Caches the profile that the save of a section returned. */
export function cacheProfile(client: QueryClient, profile: Profile, locale: Locale): void {
  client.setQueryData(profileQuery(profile.account, locale).queryKey, profile);
  invalidateDependents(client, profile.account);
}

/** Shows a change before the server has answered; fetches under way are cancelled, or would undo it. */
export async function changeCachedProfile(
  client: QueryClient,
  profile: string,
  change: (before: Profile) => Profile,
): Promise<void> {
  const filter = { queryKey: [...all, 'one', profile] };
  await client.cancelQueries(filter);
  client.setQueriesData<Profile>(filter, (before) => before && change(before));
}

// ── first profile ─────────────────────────────────────────────────────────────────────────────────

export const useFinishProfileWizard = (profile: string) =>
  useCall('POST /api/main/profile/{profile}/finish-wizard', () => ({ params: { profile } }), {
    done: (client) => invalidateShellUser(client),
  });

export const useBecomeIndependent = (profile: string) =>
  useCall(
    'POST /api/main/profile/{profile}/independent-company',
    (body: InputTo<'POST /api/main/profile/{profile}/independent-company'>['body']) => ({
      params: { profile },
      body,
    }),
    {
      done: (client) =>
        Promise.all([invalidateProfile(client, profile), invalidateShellUser(client)]),
    },
  );

// ── progress ────────────────────────────────────────────────────────────────────────────────────

/**
 * A call about one profile; after a refusal it invalidates too, since somebody else may have been
 * first.
 */
export const useProfileCall = <K extends CallName, V = void>(
  profile: string,
  key: K,
  input: (value: V) => InputTo<K>,
) => useCall(key, input, { invalidates: (client) => invalidateProfile(client, profile) });

export const useSendProfileToQa = (profile: string) =>
  useProfileCall(
    profile,
    'POST /api/main/profile/{profile}/send-to-qa',
    (discipline: Discipline) => ({ params: { profile }, body: { discipline } }),
  );

export const useDecideProfileQa = (profile: string) =>
  useProfileCall(
    profile,
    'POST /api/main/admin/profile-qa',
    (profile_qa_status: 'approved' | 'rejected' | 'in_progress') => ({
      body: { account: profile, profile_qa_status },
    }),
  );

export const useSetProfileActivation = (profile: string) =>
  useProfileCall(profile, 'POST /api/main/profile/{profile}/activation', (active: boolean) => ({
    params: { profile },
    body: { active },
  }));

export const useRequestProfileActivation = (profile: string) =>
  useProfileCall(
    profile,
    'POST /api/main/profile/{profile}/requested-activation',
    (requestedActivation: boolean) => ({ params: { profile }, body: { requestedActivation } }),
  );

export const useSetAvailability = (profile: string) =>
  useProfileCall(
    profile,
    'POST /api/main/profile/{profile}/availability',
    (isAvailable: boolean) => ({ params: { profile }, body: { isAvailable } }),
  );

/** For the recipient of the mailed token, signed in or not. */
export const useConfirmAvailability = () =>
  useCall('POST /api/main/availability/confirm', (token: string) => ({ body: { token } }));

export const useRemoveProfile = (profile: string) =>
  useCall('DELETE /api/main/profile/{profile}', () => ({ params: { profile } }), {
    done: (client) => {
      client.removeQueries({ queryKey: [...all, 'one', profile] });
      void client.invalidateQueries({ queryKey: [...all, 'list'] });
    },
  });
