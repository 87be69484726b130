import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Discipline } from '@torg/protocol/terms';
import { askShellUserAgain } from '../accounts/public/shell-user.ts';
import type { AnswerTo, InputTo } from '../client/calls.ts';
import { request } from '../client/request.ts';
import { askChangesAgain } from '../events/public/ask-changes-again.ts';
import { askProfilesAgain } from '../profiles/public/ask-profiles-again.ts';

export type ConsultantCompany = AnswerTo<'GET /api/main/consultant-companies/{id}'>;
export type ConsultantCompanyItem =
  AnswerTo<'GET /api/main/admin/consultant-companies'>['consultant_companies'][number];
export type Bench = AnswerTo<'GET /api/main/consultant-companies/{id}/profiles-with-validations'>;
export type BenchConsultant = Bench['profiles'][number];
export type CompanyUser =
  AnswerTo<'GET /api/main/consultant-companies/{id}/users'>['users'][number];
export type CompanyChanges = NonNullable<
  InputTo<'PATCH /api/main/consultant-companies/{id}'>['body']
>;
export type NewConsultant =
  InputTo<'POST /api/main/consultant-companies/{id}/profiles'>['body']['consultant'];
export type AvailabilityUpdate =
  InputTo<'POST /api/main/profile/availability/bulk'>['body']['updates'][number];

const all = ['consultant-companies'] as const;

export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) =>
      request('GET /api/main/consultant-companies/{id}', { params: { id }, signal }),
  });

/** Asked for anew at each visit: one comes back from a profile where something was mended. */
export const benchQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'bench', id],
    queryFn: ({ signal }) =>
      request('GET /api/main/consultant-companies/{id}/profiles-with-validations', {
        params: { id },
        signal,
      }),
    staleTime: 0,
  });

export const usersQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'users', id],
    queryFn: ({ signal }) =>
      request('GET /api/main/consultant-companies/{id}/users', { params: { id }, signal }),
  });

export const companiesQuery = queryOptions({
  queryKey: [...all, 'list'],
  queryFn: ({ signal }) => request('GET /api/main/admin/consultant-companies', { signal }),
});

// ── the company ─────────────────────────────────────────────────────────────────────────────────

export function useSaveCompany(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CompanyChanges) =>
      request('PATCH /api/main/consultant-companies/{id}', { params: { id }, body }),
    onSuccess: (company) => {
      client.setQueryData(companyQuery(id).queryKey, company);
      void client.invalidateQueries({ queryKey: companiesQuery.queryKey });
      void askChangesAgain(client);
      // The shell shows the name.
      void askShellUserAgain(client);
    },
  });
}

/** After something of the company was changed by another part of the page. */
export function useAskSettingsAgain(id: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void askChangesAgain(client);
    await client.invalidateQueries({ queryKey: companyQuery(id).queryKey });
  };
}

export function useSetCompanyAdmin(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ account, isAdmin }: { account: string; isAdmin: boolean }) =>
      request('PUT /api/main/consultant-companies/{id}/users/{account}', {
        params: { id, account },
        body: { is_consultant_admin: isAdmin },
      }),
    // Also when it was refused: somebody else may have changed it meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: usersQuery(id).queryKey }),
  });
}

export function useInviteAgain(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (account: string) =>
      request('POST /api/main/consultant-companies/{id}/users/{account}/invitation', {
        params: { id, account },
      }),
    // Also when it was refused: the person may have come meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: usersQuery(id).queryKey }),
  });
}

// ── the bench ───────────────────────────────────────────────────────────────────────────────────

/** Nobody waits for it: the answer may take away the very row whose dialog has something to say. */
function askBenchAgain(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: benchQuery(id).queryKey });
  void client.invalidateQueries({ queryKey: companiesQuery.queryKey });
  askProfilesAgain(client);
}

export function useAddConsultant(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (consultant: NewConsultant) =>
      request('POST /api/main/consultant-companies/{id}/profiles', {
        params: { id },
        body: { consultant },
      }),
    onSuccess: () => {
      askBenchAgain(client, id);
      void client.invalidateQueries({ queryKey: usersQuery(id).queryKey });
    },
  });
}

/** One or many, all or none. What was answered stands in the list at once. */
export function useUpdateAvailabilities(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (updates: AvailabilityUpdate[]) =>
      request('POST /api/main/profile/availability/bulk', { body: { updates } }),
    onSuccess: (records) => {
      const byAccount = new Map(records.map((record) => [record.account, record]));
      client.setQueryData(benchQuery(id).queryKey, (bench) => {
        const profiles = bench?.profiles.map((one) => {
          const record = byAccount.get(one.account);
          if (!record) return one;
          const { availability, availability_updated } = record;
          return { ...one, availability_date: availability, availability_updated };
        });
        return profiles && { profiles };
      });
    },
    onSettled: () => askBenchAgain(client, id),
  });
}

export function useSendToQa(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ profile, discipline }: { profile: string; discipline: Discipline }) =>
      request('POST /api/main/profile/{profile}/send-to-qa', {
        params: { profile },
        body: { discipline },
      }),
    onSettled: () => askBenchAgain(client, id),
  });
}

export function useSetActivation(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ profile, active }: { profile: string; active: boolean }) =>
      request('POST /api/main/profile/{profile}/activation', {
        params: { profile },
        body: { active },
      }),
    onSettled: () => askBenchAgain(client, id),
  });
}

/** Asks anew for everything that shows who is in the company: somebody has left it. */
export function useAskCompanyAgain(id: string): () => void {
  const client = useQueryClient();
  return () => {
    askBenchAgain(client, id);
    void client.invalidateQueries({ queryKey: usersQuery(id).queryKey });
  };
}
