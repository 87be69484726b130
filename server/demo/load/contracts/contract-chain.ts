import type { ContractSide } from '@torg/protocol/contracts/contract-terms';
import type { Selectable } from 'kysely';
import type { ContractEventTable } from '../../../src/contracts/contracts.tables.ts';
import { hashOfEvent } from '../../../src/contracts/signing/canonical-event.ts';
import { accountId, contractId } from '../demo-ids.ts';
import type { ContractParts } from './demo-contract.ts';

export type EventRow = Selectable<ContractEventTable>;
type Step = Pick<EventRow, 'kind' | 'at'> & Partial<EventRow>;

export const signatoryId = ({ id }: ContractParts, side: ContractSide): string =>
  contractId(`${id}:${side}`);

const hourMs = 3_600_000;
const after = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * hourMs);

/** Two people at their desks; the addresses are of those that documentation may use. */
const desks = {
  sender: {
    address: '198.51.100.24',
    device: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  },
  recipient: {
    address: '203.0.113.57',
    device:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  },
};

function by(parts: ContractParts, side: ContractSide) {
  const { key, name } = parts.people[side];
  return {
    ...desks[side],
    ...{ account: accountId(key), name },
    identified_by: 'session' as const,
  };
}

/** A signature, or a no, some time after the contract was shown. */
function decided(parts: ContractParts, side: ContractSide, at: Date, hash: string): Step[] {
  const { contract, people } = parts;
  const signatory = signatoryId(parts, side);
  const self = { ...by(parts, side), signatory, document_hash: hash };
  const viewed = { kind: 'viewed', at: after(at, -0.2), ...self, details: { side } } as const;
  if (contract.status === 'declined') {
    return [
      viewed,
      { kind: 'declined', at, ...self, details: { side, reason: contract.reason ?? '' } },
    ];
  }
  const details = { side, signed_name: people[side].name, authority_confirmed: true };
  return [viewed, { kind: 'signed', at, ...self, details }];
}

function ended(parts: ContractParts, hash: string): Step[] {
  const { contract, sentAt, endedAt } = parts;
  const { status, reason, seen } = contract;
  // Somebody who has begun to sign has done so within the day, and never in the future.
  const at = endedAt ?? after(sentAt, 5);
  switch (status) {
    case 'completed':
      return [
        ...decided(parts, 'recipient', after(at, -20), hash),
        ...decided(parts, 'sender', at, hash),
        { kind: 'completed', at },
      ];
    case 'declined':
      return decided(parts, 'recipient', at, hash);
    case 'recalled':
      return [{ kind: 'recalled', at, ...by(parts, 'sender'), details: { reason: reason ?? '' } }];
    case 'expired':
      return [{ kind: 'expired', at }];
    case 'in_progress':
      return seen === undefined
        ? []
        : decided(parts, 'recipient', at, hash).slice(0, seen === 'viewed' ? 1 : 2);
  }
}

function stepsOf(parts: ContractParts, hash: string): Step[] {
  const { kind, provider, version, sentAt, endedAt } = parts;
  const details = { kind, provider, document: version.document };
  if (provider === 'uploaded') {
    const at = endedAt ?? sentAt;
    return [{ kind: 'uploaded', at, ...by(parts, 'sender'), document_hash: hash, details }];
  }
  const created: Step = { kind: 'created', at: sentAt, ...by(parts, 'recipient'), details };
  if (provider === 'oneflow') {
    const at = endedAt ?? sentAt;
    const reported = { kind: 'provider_reported', at, identified_by: 'provider' } as const;
    return [created, { ...reported, details: { state: 'signed' } }, { kind: 'completed', at }];
  }
  const sent = (['recipient', 'sender'] as const).map((side): Step => {
    const signatory = signatoryId(parts, side);
    const to = parts.people[side].email;
    const shown = { signatory, document_hash: hash, details: { to } };
    return { kind: 'sent', at: after(sentAt, 0.01), ...shown };
  });
  return [created, ...sent, ...ended(parts, hash)];
}

/** The chain of events of a contract, each with the hash of the one before. */
export function chainOf(parts: ContractParts, hash: string): EventRow[] {
  const empty = {
    ...{ contract: parts.id, signatory: null, account: null, name: null, address: null },
    ...{ device: null, identified_by: 'system' as const, document_hash: null, details: {} },
  };
  const chain: EventRow[] = [];
  for (const step of stepsOf(parts, hash)) {
    const previous_hash = chain.at(-1)?.hash ?? null;
    const event = { ...empty, ...step, number: chain.length + 1, previous_hash };
    chain.push({ ...event, hash: hashOfEvent(event) });
  }
  return chain;
}
