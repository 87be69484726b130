import type { ContractEventKind } from '@torg/protocol/contracts/contract-terms';
import {
  hashOfEvent,
  type StoredContractEvent,
} from '../../server/src/contracts/signing/canonical-event.ts';

/** What the events of a chain are about. */
export interface ChainOf {
  contract: string;
  document_hash: string;
  begun: Date;
  sender: ChainPerson;
  recipient: ChainPerson;
}

export interface ChainPerson {
  signatory: string;
  account: string | null;
  name: string;
}

const device = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const minutes = 60_000;
/** Steps that a person takes in the browser; a job takes the others. */
const taken: readonly ContractEventKind[] = ['viewed', 'signed', 'declined'];

type Step = readonly [ContractEventKind, 'sender' | 'recipient' | null];

const waiting: readonly Step[] = [
  ['created', null],
  ['link_made', 'sender'],
  ['link_made', 'recipient'],
];

/** The steps of a contract that waits, or has ended in this way. */
export const chainSteps = {
  in_progress: [...waiting, ['viewed', 'recipient']],
  completed: [
    ...waiting,
    ['viewed', 'recipient'],
    ['signed', 'recipient'],
    ['signed', 'sender'],
    ['completed', null],
    ['sealed', null],
  ],
  declined: [...waiting, ['viewed', 'recipient'], ['declined', 'recipient']],
  expired: [...waiting, ['link_killed', 'recipient'], ['expired', null]],
  recalled: [...waiting, ['viewed', 'recipient'], ['recalled', null]],
} as const satisfies Record<string, readonly Step[]>;

/** A chain as the product writes it, each event with the hash of the one before. */
export function chainRows(
  of: ChainOf,
  steps: readonly Step[],
): [StoredContractEvent, ...StoredContractEvent[]] {
  const rows: StoredContractEvent[] = [];
  for (const [at, [kind, side]] of steps.entries()) {
    const who = side === null ? null : of[side];
    const isTaken = taken.includes(kind);
    const details: StoredContractEvent['details'] = side === null ? {} : { side };
    const event = {
      contract: of.contract,
      number: at + 1,
      kind,
      at: new Date(of.begun.getTime() + at * 37 * minutes),
      signatory: who?.signatory ?? null,
      account: isTaken ? (who?.account ?? null) : null,
      name: who?.name ?? null,
      address: isTaken ? '192.0.2.17' : null,
      device: isTaken ? device : null,
      identified_by: isTaken ? ('session' as const) : ('system' as const),
      document_hash: isTaken ? of.document_hash : null,
      details,
      previous_hash: rows.at(-1)?.hash ?? null,
    };
    rows.push({ ...event, hash: hashOfEvent(event) });
  }
  const [first, ...rest] = rows;
  if (first === undefined) throw new Error('a chain has at least one event');
  return [first, ...rest];
}
