import type { AgreementRow } from './agreements.queries.ts';

/** Where a row leads: to the page of what it has become. */
export function rowAddress({ kind, id, agreement_draft_id }: AgreementRow): string {
  if (kind === 'draft') return draftAddress(agreement_draft_id);
  return kind === 'contract' ? contractAddress(id) : `/agreements/${id}`;
}

export const draftAddress = (draft: string): string => `/agreements/drafts/${draft}`;

export const contractAddress = (contract: string): string => `/contracts/${contract}`;
