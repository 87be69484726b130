import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Country } from '@torg/protocol/terms';
import type { AnswerTo } from '../client/calls/calls.ts';
import { upload, type SendFile } from '../client/calls/upload.ts';
import { request } from '../client/request.ts';
import { useCall } from '../client/use-change.ts';

/** The kinds of organizations that a field offers. */
export type OfferedKind = 'client' | 'consultant_company';

const lookUp = (kind: OfferedKind, query: string, signal: AbortSignal) =>
  kind === 'client'
    ? request('GET /api/main/admin/companies/search', { query: { query }, signal })
    : request('GET /api/main/admin/consultant-companies/search', { query: { query }, signal });

export const organizationSearchQuery = (kinds: readonly OfferedKind[], query: string) =>
  queryOptions({
    queryKey: ['organizations', 'search', kinds, query],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(kinds.map((kind) => lookUp(kind, query, signal)));
      return answers.flatMap(({ companies }) => companies);
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export type RegisteredCompany =
  AnswerTo<'GET /api/main/company-register/{country}/{organization_number}'>;

/** Looks a complete number up in the country's company register. */
export const registerQuery = (country: Country, organization_number: string) =>
  queryOptions({
    queryKey: ['organizations', 'register', country, organization_number],
    queryFn: ({ signal }) =>
      request('GET /api/main/company-register/{country}/{organization_number}', {
        params: { country, organization_number },
        signal,
      }),
    staleTime: 600_000,
    // Somebody is waiting at the field, and can continue without an answer.
    retry: false,
  });

export function useSendLogo(organization_id: string, onChanged: () => Promise<unknown>): SendFile {
  return async (file, { onProgress, signal }) => {
    await upload(
      'POST /api/main/organizations/{organization_id}/logo',
      { file, onProgress },
      { params: { organization_id }, signal },
    );
    await onChanged();
  };
}

export const useRemoveLogo = (organization_id: string, onChanged: () => Promise<unknown>) =>
  useCall(
    'DELETE /api/main/organizations/{organization_id}/logo',
    () => ({ params: { organization_id } }),
    { done: onChanged },
  );
