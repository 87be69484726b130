import type { ContractView } from '@torg/protocol/contracts/contract-shapes';
import type { SigningView } from '@torg/protocol/contracts/signing';
import { limits } from '@torg/protocol/limits';
import type { Actor } from '../platform/actor.ts';
import { can, isOpenHere, mayReadTerms, ownSignatory, statusAt } from './contracts.policy.ts';
import type { ViewedContract } from './moves/find-contract.ts';
import type { Signer } from './signing/find-signer.ts';

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

const signatoryView = (row: ViewedContract['signatories'][number]) => ({
  signatory: row.signatory,
  side: row.side,
  status: row.status,
  name: row.name,
  email: row.email,
  signed_at: moment(row.signed_at),
  declined_because: row.declined_because,
  instead_of: row.instead_of,
});

interface Reader {
  now: Date;
  own_signatory: string | null;
  can: ContractView['can'];
}

function viewFor(row: ViewedContract, { now, ...reader }: Reader): ContractView {
  const { document, document_type: type, version } = row;
  return {
    contract_id: row.contract,
    kind: row.kind,
    contract_provider: row.provider,
    status: statusAt(row, now),
    title: row.title,
    document: { document, type, version },
    sender_name: row.sender_name,
    recipient_name: row.recipient_name,
    recipient_country: row.recipient_country,
    signatories: row.signatories.map(signatoryView),
    ended_because: row.ended_because,
    document_hash: row.document_hash,
    is_sealed: row.sealed_at !== null,
    expires_at: moment(row.expires_at),
    completed_at: moment(row.completed_at),
    created_at: row.created_at.toISOString(),
    ...reader,
  };
}

/** A contract as somebody sees it who is signed in. */
export const contractView = (actor: Actor, row: ViewedContract, now: Date): ContractView =>
  viewFor(row, {
    now,
    own_signatory: ownSignatory(actor, row)?.signatory ?? null,
    can: { ...can(actor, row, now), read_terms: mayReadTerms(actor, row) },
  });

/** `kari@firma.example` as `k…@firma.example`. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…');

function linkExpiresAt({ status, expires_at, completed_at }: ViewedContract): Date | null {
  if (status !== 'completed') return expires_at;
  if (completed_at === null) return null;
  return new Date(completed_at.getTime() + limits.contract.downloadDays * 86_400_000);
}

type Changes = Pick<SigningView, 'changes' | 'change_note'>;

/** What the page to sign shows to whoever signs, by link or signed in. */
export function signingView(
  row: ViewedContract,
  { signer, now, ...changes }: Changes & { signer: Signer; now: Date },
): SigningView {
  const { signatory, email, identifyBy, status: step } = signer;
  const others = { recall: false, remind: false, replace_signatory: false, read_terms: false };
  const hasToSign = step === 'unopened' || step === 'viewed';
  const can = { ...others, sign: isOpenHere(row, now) && hasToSign };
  return {
    contract: viewFor(row, { now, own_signatory: signatory, can }),
    signatory,
    identify_by: identifyBy,
    masked_email: masked(email),
    ...changes,
    is_over: row.status === 'completed',
    link_expires_at: moment(linkExpiresAt(row)),
  };
}
