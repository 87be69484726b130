import { createHash } from 'node:crypto';
import type { ContractEventTable } from '../contracts.tables.ts';
import type { Selectable } from 'kysely';

export type StoredContractEvent = Selectable<ContractEventTable>;
type Hashed = Omit<StoredContractEvent, 'hash'>;

type Details = StoredContractEvent['details'];

/** Keys in one order, so that equal details always give the same text. */
const sorted = (details: Details): Details =>
  Object.fromEntries(Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The fields in the order of the alphabet, which is part of what the hash means. */
const canonical = (event: Hashed): string =>
  JSON.stringify({
    account: event.account,
    address: event.address,
    at: event.at.toISOString(),
    contract: event.contract,
    details: sorted(event.details),
    device: event.device,
    document_hash: event.document_hash,
    identified_by: event.identified_by,
    kind: event.kind,
    name: event.name,
    number: event.number,
    previous_hash: event.previous_hash,
    signatory: event.signatory,
  });

/** SHA-256, in hex, over all fields of an event, among them the hash of the event before. */
export const hashOfEvent = (event: Hashed): string =>
  createHash('sha256').update(canonical(event)).digest('hex');
