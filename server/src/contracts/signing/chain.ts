import type { ContractEventKind, Identification } from '@torg/protocol/contracts/contract-terms';
import { sql } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import { pipelined } from '../../platform/database/pipelined.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Tx } from '../../platform/database/tables.ts';
import type { ReadContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { hashOfEvent } from './canonical-event.ts';

/** Who makes a step, from where, and how they were identified. */
export interface Evidence {
  account?: string | null;
  name?: string | null;
  address?: string | null;
  device?: string | null;
  identified_by: Identification;
}

/** A step as the chain records it. */
export interface ContractStep extends Evidence {
  kind: ContractEventKind;
  at: Date;
  signatory?: string | null;
  /** SHA-256 of the PDF that was shown, in hex */
  document_hash?: string | null;
  details?: Record<string, string | number | boolean | null>;
}

/** What is known of whoever sends the request. */
export function evidenceOf(
  { actor, request }: Pick<ReadContext<Actor | null>, 'actor' | 'request'>,
  identified_by: Identification = 'session',
): Evidence {
  const { address, device } = request;
  const isSession = identified_by === 'session' && actor !== null;
  return {
    account: isSession ? actor.account : null,
    name: isSession ? actor.name : null,
    ...{ address, device, identified_by },
  };
}

async function lockHead(tx: Tx, contract: string) {
  const { rows } = await sql<{ events: number; chain_head: string | null }>`${prepared}
    select events, chain_head from contract where contract = ${contract}
    for no key update`.execute(tx);
  return found(rows[0], 'not_found');
}

/**
 * Adds an event to the chain of a contract. The contract stays locked until the transaction ends, so
 * events at the same time come one after the other.
 */
export async function recordContractEvent(
  tx: Tx,
  contract: string,
  step: ContractStep,
): Promise<string> {
  const { events, chain_head: previous_hash } = await lockHead(tx, contract);
  const { kind, at, identified_by, details = {} } = step;
  const { signatory = null, account = null, name = null } = step;
  const { address = null, device = null, document_hash = null } = step;
  const event = {
    ...{ contract, number: events + 1, kind, at, signatory, account, name, address, device },
    ...{ identified_by, document_hash, details, previous_hash },
  };
  const hash = hashOfEvent(event);
  await sql`${prepared}${pipelined}
    insert into contract_event (contract, number, kind, at, signatory, account, name, address, device,
      identified_by, document_hash, details, previous_hash, hash)
    values (${contract}, ${event.number}, ${kind}, ${at}, ${signatory}, ${account}, ${name}, ${address},
      ${device}, ${identified_by}, ${document_hash}, ${JSON.stringify(details)}, ${previous_hash},
      ${hash})`.execute(tx);
  await sql`${prepared}${pipelined} update contract set events = ${event.number}, chain_head = ${hash}
    where contract = ${contract}`.execute(tx);
  return hash;
}
