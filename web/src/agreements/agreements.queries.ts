import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AgreementTab } from '@torg/protocol/agreements/agreement-life';
import { addressOf } from '../client/address.ts';
import type { AnswerTo, CallName, InputTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';
import { useCall } from '../client/use-change.ts';

export type AgreementList = AnswerTo<'GET /api/main/agreements'>;
export type AgreementRow = AgreementList['agreements'][number];
export type AgreementDraft = AnswerTo<'GET /api/main/agreements/drafts/{agreement_draft_id}'>;
export type AgreementView = AnswerTo<'GET /api/main/agreements/{agreement_id}'>;
export type Form = AgreementDraft['agreement_form_data'];
export type Person = Form['client']['contact'];
export type Basis = NonNullable<AgreementDraft['hiring_basis']>;
export type Round = AgreementDraft['rounds'][number];
type Hire = InputTo<'POST /api/main/agreements/hire'>['body'];

const all = ['agreements'] as const;
const lists = [...all, 'list'] as const;
const agreements = [...all, 'one'] as const;

interface ListQuestion {
  tab: AgreementTab;
  limit: number;
  offset: number;
}

export const agreementListQuery = (query: ListQuestion) =>
  queryOptions({
    queryKey: [...lists, query],
    queryFn: ({ signal }) => request('GET /api/main/agreements', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const draftQuery = (agreement_draft_id: string) =>
  queryOptions({
    queryKey: [...all, 'draft', agreement_draft_id],
    queryFn: ({ signal }) =>
      request('GET /api/main/agreements/drafts/{agreement_draft_id}', {
        params: { agreement_draft_id },
        signal,
      }),
  });

export const agreementQuery = (agreement_id: string) =>
  queryOptions({
    queryKey: [...agreements, agreement_id],
    queryFn: ({ signal }) =>
      request('GET /api/main/agreements/{agreement_id}', { params: { agreement_id }, signal }),
  });

/** The agreement begins a moment after the last signature. */
const untilBegunMs = 3_000;

/** What a contract comes from and has become; by its status, since that changes both. */
export const hireOfContractQuery = (contract?: { contract_id: string; status: string }) =>
  queryOptions({
    queryKey: [...all, 'of-contract', contract?.contract_id, contract?.status],
    queryFn: ({ signal }) =>
      request('GET /api/main/agreements/of-contract/{contract_id}', {
        params: { contract_id: contract?.contract_id ?? '' },
        signal,
      }),
    refetchInterval: ({ state: { data } }) =>
      contract?.status === 'completed' && data?.agreement_id === null && untilBegunMs,
  });

const folder: CallName = 'GET /api/main/agreements/{agreement_id}/hiring-folder';

export const hiringFolderAddress = (agreement_id: string, format: 'pdf' | 'zip'): string =>
  addressOf(folder, { params: { agreement_id }, query: { format } }).url;

const folderOfPeriod: CallName = 'GET /api/main/organizations/{organization_id}/hiring-folder';

export const periodFolderAddress = (
  organization_id: string,
  query: { from: string; to: string; format: 'pdf' | 'zip' },
): string => addressOf(folderOfPeriod, { params: { organization_id }, query }).url;

// ── changes ─────────────────────────────────────────────────────────────────────────────────────

interface Saving {
  agreement_draft_id: string;
  revision: number;
}

export const saveTerms = ({
  agreement_draft_id,
  ...body
}: Saving & { agreement_form_data: Form }) =>
  request('PUT /api/main/agreements/drafts/{agreement_draft_id}', {
    params: { agreement_draft_id },
    body,
  });

export const saveBasis = ({ agreement_draft_id, ...body }: Saving & { hiring_basis: Basis }) =>
  request('PUT /api/main/agreements/drafts/{agreement_draft_id}/hiring-basis', {
    params: { agreement_draft_id },
    body,
  });

/** Fetches the current draft, past the cache. */
export const newestDraft = (client: QueryClient, id: string) =>
  client.query({ ...draftQuery(id), staleTime: 0, retry: false });

export const cachedDraft = (client: QueryClient, id: string): AgreementDraft | undefined =>
  client.getQueryData(draftQuery(id).queryKey);

/** Shows the answer on its page; lists are only invalidated. */
export function cacheDraft(client: QueryClient, draft: AgreementDraft): void {
  client.setQueryData(draftQuery(draft.agreement_draft_id).queryKey, draft);
  void client.invalidateQueries({ queryKey: lists });
}

/** After a refusal the page is fetched anew: somebody else was faster. */
const refreshed = (client: QueryClient, _value: unknown, error: Error | null) =>
  error === null ? undefined : client.invalidateQueries({ queryKey: all });

const ofDraft = { done: cacheDraft, invalidates: refreshed };

export const useSendDraft = (agreement_draft_id: string) =>
  useCall(
    'POST /api/main/agreements/drafts/{agreement_draft_id}/send',
    (body: { revision: number; message: string }) => ({ params: { agreement_draft_id }, body }),
    ofDraft,
  );

export const useProposeChanges = (agreement_draft_id: string) =>
  useCall(
    'POST /api/main/agreements/drafts/{agreement_draft_id}/propose-changes',
    (body: { agreement_form_data: Form; revision: number; message: string }) => ({
      params: { agreement_draft_id },
      body,
    }),
    ofDraft,
  );

export const useAcceptDraft = (agreement_draft_id: string) =>
  useCall(
    'POST /api/main/agreements/drafts/{agreement_draft_id}/accept',
    (revision: number) => ({ params: { agreement_draft_id }, body: { revision } }),
    ofDraft,
  );

export const useDeclineDraft = (agreement_draft_id: string) =>
  useCall(
    'POST /api/main/agreements/drafts/{agreement_draft_id}/decline',
    (reason: string) => ({ params: { agreement_draft_id }, body: { reason } }),
    ofDraft,
  );

export const useWithdrawDraft = (agreement_draft_id: string) =>
  useCall(
    'POST /api/main/agreements/drafts/{agreement_draft_id}/withdraw',
    () => ({ params: { agreement_draft_id } }),
    ofDraft,
  );

export const useConsent = (agreement_draft_id: string) =>
  useCall(
    'POST /api/main/agreements/drafts/{agreement_draft_id}/consent',
    (round: number) => ({ params: { agreement_draft_id }, body: { round } }),
    ofDraft,
  );

export const useHire = () =>
  useCall('POST /api/main/agreements/hire', (body: Hire) => ({ body }), {
    invalidates: [lists],
  });

const ofAgreement = {
  done: (client: QueryClient, agreement: AgreementView) => {
    client.setQueryData(agreementQuery(agreement.agreement_id).queryKey, agreement);
    void client.invalidateQueries({ queryKey: lists });
  },
  invalidates: refreshed,
};

export const useEndAgreement = (agreement_id: string) =>
  useCall(
    'POST /api/main/agreements/{agreement_id}/end',
    (body: { on: string; reason: string }) => ({ params: { agreement_id }, body }),
    ofAgreement,
  );

export const useWish = (agreement_id: string) =>
  useCall(
    'PUT /api/main/agreements/{agreement_id}/wish',
    (wish: 'extend' | 'let_end') => ({ params: { agreement_id }, body: { wish } }),
    ofAgreement,
  );

export const useExtend = (agreement_id: string) =>
  useCall(
    'POST /api/main/agreements/{agreement_id}/extension',
    () => ({ params: { agreement_id } }),
    { invalidates: [lists, agreements] },
  );
