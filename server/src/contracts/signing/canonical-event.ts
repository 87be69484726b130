import { createHash } from 'node:crypto';
import type { ContractEventTable } from '../contracts.tables.ts';
import type { Selectable } from 'kysely';

export type StoredContractEvent = Selectable<ContractEventTable>;
type Hashed = Omit<StoredContractEvent, 'hash'>;

/** JSON with sorted keys, so that equal values always give the same text. */
function canonical(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
}

/** SHA-256, in hex, over all fields of an event, among them the hash of the event before. */
export function hashOfEvent(event: Hashed): string {
  const { contract, number, kind, at, signatory, account, name } = event;
  const { address, device, identified_by, document_hash, details, previous_hash } = event;
  const fields = {
    ...{ contract, number, kind, at, signatory, account, name },
    ...{ address, device, identified_by, document_hash, details, previous_hash },
  };
  return createHash('sha256').update(canonical(fields)).digest('hex');
}
