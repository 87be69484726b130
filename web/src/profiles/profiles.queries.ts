import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { Discipline, Locale } from '@torg/protocol/terms';
import { askShellUserAgain } from '../accounts/public/shell-user.ts';
import type { AnswerTo, InputTo } from '../client/calls.ts';
import { request } from '../client/request.ts';

export type Profile = AnswerTo<'GET /api/main/profile/{profile}'>;
export type ProfileQaEntry =
  AnswerTo<'GET /api/main/profile/{profile}/profile-qa'>['profile_qa_entries'][number];
export type ConsultantsAsked = NonNullable<InputTo<'GET /api/main/admin/consultants'>['query']>;
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

/** Every rule, and whether the profile passes it; for its owners only. */
export const validationsQuery = (profile: string) =>
  queryOptions({
    queryKey: [...all, 'validations', profile],
    queryFn: ({ signal }) =>
      request('GET /api/main/profile/{profile}/validate', { params: { profile }, signal }),
    placeholderData: keepPreviousData,
  });

/** How the review went, newest first. */
export const profileQaQuery = (profile: string) =>
  queryOptions({
    queryKey: [...all, 'qa', profile, 'entries'],
    queryFn: ({ signal }) =>
      request('GET /api/main/profile/{profile}/profile-qa', { params: { profile }, signal }),
  });

// ── asking again ────────────────────────────────────────────────────────────────────────────────

/** What hangs on a profile: what the rules say, where the review stands, the lists it is in. */
function askAround(client: QueryClient, profile: string): void {
  for (const key of [['validations', profile], ['qa', profile], ['list']]) {
    void client.invalidateQueries({ queryKey: [...all, ...key] });
  }
}

export function askAllProfilesAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: all });
}

/** A page that goes on to show the profile waits for this; what hangs on it comes by itself. */
export function askProfileAgain(client: QueryClient, profile: string): Promise<void> {
  askAround(client, profile);
  return client.invalidateQueries({ queryKey: [...all, 'one', profile] });
}

/** The profile as it is now, whatever the cache holds. */
export const newestProfile = (client: QueryClient, profile: string, locale: Locale) =>
  client.query({ ...profileQuery(profile, locale), staleTime: 0, retry: false });

/** Takes in what a save of a section answered. */
export function keepSavedProfile(client: QueryClient, profile: Profile, locale: Locale): void {
  client.setQueryData(profileQuery(profile.account, locale).queryKey, profile);
  askAround(client, profile.account);
}

/** Shows a change before the server has answered; what is under way must not undo it. */
export async function changeKeptProfile(
  client: QueryClient,
  profile: string,
  change: (before: Profile) => Profile,
): Promise<void> {
  const filter = { queryKey: [...all, 'one', profile] };
  await client.cancelQueries(filter);
  client.setQueriesData<Profile>(filter, (before) => before && change(before));
}

export const useAskProfileAgain = (profile: string) => {
  const client = useQueryClient();
  return () => askProfileAgain(client, profile);
};

// ── beginning ─────────────────────────────────────────────────────────────────────────────────────

export function useFinishProfileWizard(profile: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      request('POST /api/main/profile/{profile}/finish-wizard', { params: { profile } }),
    onSuccess: () => askShellUserAgain(client),
  });
}

export function useBecomeIndependent(profile: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputTo<'POST /api/main/profile/{profile}/independent-company'>['body']) =>
      request('POST /api/main/profile/{profile}/independent-company', {
        params: { profile },
        body,
      }),
    onSuccess: () => Promise.all([askProfileAgain(client, profile), askShellUserAgain(client)]),
  });
}

// ── standing ────────────────────────────────────────────────────────────────────────────────────

export function useSendProfileToQa(profile: string) {
  const askAgain = useAskProfileAgain(profile);
  return useMutation({
    mutationFn: (discipline: Discipline) =>
      request('POST /api/main/profile/{profile}/send-to-qa', {
        params: { profile },
        body: { discipline },
      }),
    onSettled: askAgain,
  });
}

export function useDecideProfileQa(profile: string) {
  const askAgain = useAskProfileAgain(profile);
  return useMutation({
    mutationFn: (profile_qa_status: 'approved' | 'rejected' | 'in_progress') =>
      request('POST /api/main/admin/profile-qa', { body: { account: profile, profile_qa_status } }),
    onSettled: askAgain,
  });
}

export function useSetProfileActivation(profile: string) {
  const askAgain = useAskProfileAgain(profile);
  return useMutation({
    mutationFn: (active: boolean) =>
      request('POST /api/main/profile/{profile}/activation', {
        params: { profile },
        body: { active },
      }),
    onSettled: askAgain,
  });
}

export function useRequestProfileActivation(profile: string) {
  const askAgain = useAskProfileAgain(profile);
  return useMutation({
    mutationFn: (requestedActivation: boolean) =>
      request('POST /api/main/profile/{profile}/requested-activation', {
        params: { profile },
        body: { requestedActivation },
      }),
    onSettled: askAgain,
  });
}

export function useSetAvailability(profile: string) {
  const askAgain = useAskProfileAgain(profile);
  return useMutation({
    mutationFn: (isAvailable: boolean) =>
      request('POST /api/main/profile/{profile}/availability', {
        params: { profile },
        body: { isAvailable },
      }),
    onSettled: askAgain,
  });
}

/** For whoever the token was mailed to, signed in or not. */
export function useConfirmAvailability() {
  return useMutation({
    mutationFn: (token: string) =>
      request('POST /api/main/availability/confirm', { body: { token } }),
  });
}

export function useRemoveProfile(profile: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('DELETE /api/main/profile/{profile}', { params: { profile } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: [...all, 'one', profile] });
      void client.invalidateQueries({ queryKey: [...all, 'list'] });
    },
  });
}
