import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Discipline } from '@torg/protocol/terms';
import { invalidateShellUser } from '../accounts/public/shell-user.ts';
import type { AnswerTo, InputTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';
import { useCall } from '../client/use-change.ts';
import { invalidateChanges } from '../events/public/invalidate-changes.ts';
import { invalidateProfiles } from '../profiles/public/invalidate-profiles.ts';

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

/** Fetched again whenever the user returns, so that its form can say what was saved elsewhere. */
export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) =>
      request('GET /api/main/consultant-companies/{id}', { params: { id }, signal }),
    refetchOnWindowFocus: 'always',
  });

/** Fetched on each visit, since the user may come back from fixing a profile. */
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

export const useSaveCompany = (id: string) =>
  useCall(
    'PATCH /api/main/consultant-companies/{id}',
    (body: CompanyChanges) => ({ params: { id }, body }),
    {
      done: (client, company) => {
        client.setQueryData(companyQuery(id).queryKey, company);
        void client.invalidateQueries({ queryKey: companiesQuery.queryKey });
        void invalidateChanges(client);
        // The shell shows the company's name.
        void invalidateShellUser(client);
      },
    },
  );

/** For other parts of the page that change something of the company. */
export function useInvalidateSettings(id: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void invalidateChanges(client);
    await client.invalidateQueries({ queryKey: companyQuery(id).queryKey });
  };
}

export const useSetCompanyAdmin = (id: string) =>
  useCall(
    'PUT /api/main/consultant-companies/{id}/users/{account}',
    ({ account, isAdmin }: { account: string; isAdmin: boolean }) => ({
      params: { id, account },
      body: { is_consultant_admin: isAdmin },
    }),
    { invalidates: [usersQuery(id).queryKey] },
  );

export const useInviteAgain = (id: string) =>
  useCall(
    'POST /api/main/consultant-companies/{id}/users/{account}/invitation',
    (account: string) => ({ params: { id, account } }),
    { invalidates: [usersQuery(id).queryKey] },
  );

// ── the bench ───────────────────────────────────────────────────────────────────────────────────

/** Callers do not wait for it: the answer may remove the row whose dialog has something to show. */
function invalidateBench(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: benchQuery(id).queryKey });
  void client.invalidateQueries({ queryKey: companiesQuery.queryKey });
  invalidateProfiles(client);
}

export const useAddConsultant = (id: string) =>
  useCall(
    'POST /api/main/consultant-companies/{id}/profiles',
    (consultant: NewConsultant) => ({ params: { id }, body: { consultant } }),
    {
      done: (client) => {
        invalidateBench(client, id);
        void client.invalidateQueries({ queryKey: usersQuery(id).queryKey });
      },
    },
  );

/** Updates one or many, all or none. The response goes into the cached list at once. */
export const useUpdateAvailabilities = (id: string) =>
  useCall(
    'POST /api/main/profile/availability/bulk',
    (updates: AvailabilityUpdate[]) => ({ body: { updates } }),
    {
      done: (client, records) => {
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
      invalidates: (client) => invalidateBench(client, id),
    },
  );

export const useSendToQa = (id: string) =>
  useCall(
    'POST /api/main/profile/{profile}/send-to-qa',
    ({ profile, discipline }: { profile: string; discipline: Discipline }) => ({
      params: { profile },
      body: { discipline },
    }),
    { invalidates: (client) => invalidateBench(client, id) },
  );

export const useSetActivation = (id: string) =>
  useCall(
    'POST /api/main/profile/{profile}/activation',
    ({ profile, active }: { profile: string; active: boolean }) => ({
      params: { profile },
      body: { active },
    }),
    { invalidates: (client) => invalidateBench(client, id) },
  );

/** Invalidates everything that shows who is in the company, after somebody has left it. */
export function useInvalidateCompany(id: string): () => void {
  const client = useQueryClient();
  return () => {
    invalidateBench(client, id);
    void client.invalidateQueries({ queryKey: usersQuery(id).queryKey });
  };
}
