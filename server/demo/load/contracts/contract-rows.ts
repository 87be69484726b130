import type { SignatoryStatus } from '@torg/protocol/contracts/contract-life';
import type { ContractSide } from '@torg/protocol/contracts/contract-terms';
import { limits } from '@torg/protocol/limits';
import type { Row } from '../../insert-rows.ts';
import { accountId, fileId, organizationId } from '../demo-ids.ts';
import { signatoryId, type EventRow } from './contract-chain.ts';
import { contractFileKey } from './contract-files.ts';
import type { ContractParts } from './demo-contract.ts';

const dayMs = 86_400_000;

/** Of the one contract that was signed there. */
export const oneflowId = 9_412_077;

export function contractRow(
  parts: ContractParts,
  chain: readonly EventRow[],
  document_hash: string,
): Row<'contract'> {
  const { contract, company, version, content, sentAt, endedAt, people, provider } = parts;
  const { status, reason } = contract;
  const isUploaded = provider === 'uploaded';
  const document_file = fileId(contractFileKey(parts));
  // What was signed at Oneflow was sealed there, and copied.
  const isCopied = provider === 'oneflow' && status === 'completed';
  return {
    ...{ contract: parts.id, kind: parts.kind, provider, status, title: parts.title },
    document: version.document,
    organization: organizationId(contract.companyKey),
    sender_organization: parts.client && organizationId(parts.client.key),
    sender_name: parts.senderName,
    recipient_name: company.name,
    recipient_country: company.country,
    initiator_account: accountId(people[isUploaded ? 'sender' : 'recipient'].key),
    external_id: provider === 'oneflow' ? String(oneflowId) : null,
    content,
    document_file,
    document_hash,
    sealed_file: isCopied ? document_file : null,
    sealed_hash: isCopied ? document_hash : null,
    sealed_at: isCopied ? endedAt : null,
    ended_because: reason ?? null,
    events: chain.length,
    chain_head: chain.at(-1)?.hash ?? null,
    expires_at: isUploaded ? null : new Date(sentAt.getTime() + parts.expiresAfterDays * dayMs),
    completed_at: status === 'completed' ? endedAt : null,
    created_at: isUploaded ? (endedAt ?? sentAt) : sentAt,
    updated_at: endedAt ?? chain.at(-1)?.at ?? sentAt,
  };
}

function statusOf(
  { provider, contract }: ContractParts,
  own: readonly EventRow[],
): SignatoryStatus {
  if (provider !== 'torg_sign') return contract.status === 'completed' ? 'signed' : 'unopened';
  const last = own.at(-1)?.kind;
  return last === 'viewed' || last === 'signed' || last === 'declined' ? last : 'unopened';
}

export function signatoryRow(
  parts: ContractParts,
  chain: readonly EventRow[],
  side: ContractSide,
): Row<'contract_signatory'> {
  const { id, people, sentAt, endedAt, contract, provider } = parts;
  const { key, name, email } = people[side];
  const signatory = signatoryId(parts, side);
  const own = chain.filter((event) => event.signatory === signatory);
  const at = (kind: EventRow['kind']) => own.find((event) => event.kind === kind)?.at ?? null;
  const status = statusOf(parts, own);
  const isMailed = provider === 'torg_sign';
  const waitedDays = ((endedAt ?? new Date()).getTime() - sentAt.getTime()) / dayMs;
  const reminders = limits.contract.remindOnDays.filter((day) => day <= waitedDays);
  const isReminded = isMailed && status !== 'signed' && reminders.length > 0;
  return {
    ...{ signatory, contract: id, side, status, name, email },
    account: accountId(key),
    signed_name: status === 'signed' ? name : null,
    declined_because: status === 'declined' ? (contract.reason ?? null) : null,
    viewed_at: at('viewed'),
    signed_at: at('signed') ?? (status === 'signed' ? endedAt : null),
    mailed_at: isMailed ? sentAt : null,
    reminded_at: isReminded ? new Date(sentAt.getTime() + (reminders.at(-1) ?? 0) * dayMs) : null,
    reminders: isReminded ? reminders.length : 0,
    delivered_at: contract.status === 'completed' ? endedAt : null,
    created_at: sentAt,
  };
}
