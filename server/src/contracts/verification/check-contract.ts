import { buffer } from 'node:stream/consumers';
import { hashOfStored } from '../../files/files.queries.ts';
import type { External } from '../../platform/ports/external.ts';
import { NotSealed } from '../../platform/ports/sealing.ts';
import { FileMissing, type Storage } from '../../platform/ports/storage.ts';
import type { StoredContractEvent } from '../signing/canonical-event.ts';
import { checkChain } from '../signing/check-chain.ts';
import type { CheckedContract } from './checked-contracts.repository.ts';

type Parts = Pick<External, 'storage' | 'sealing'>;

interface Kept {
  what: string;
  key: string | null;
  hash: string | null;
}

async function fileFindings(storage: Storage, { what, key, hash }: Kept): Promise<string[]> {
  if (key === null) return hash === null ? [] : [`${what} has no file.`];
  const found = await hashOfStored(storage, key);
  if (found === hash) return [];
  return [found === undefined ? `${what} is missing.` : `${what} was changed.`];
}

/** Whoever signed was shown the PDF that the contract has. */
const signatureFindings = (
  { document_hash }: CheckedContract,
  chain: readonly StoredContractEvent[],
): string[] =>
  chain
    .filter((event) => event.kind === 'signed' && event.document_hash !== document_hash)
    .filter((event) => event.document_hash !== null)
    .map(({ number }) => `Event ${number} (signed) names another PDF than the contract has.`);

/** What a provider sealed is the provider's to check. */
async function sealFindings(
  { storage, sealing }: Parts,
  { provider, sealed_key }: CheckedContract,
): Promise<string[]> {
  if (provider !== 'torg_sign' || sealed_key === null) return [];
  try {
    const content = await buffer((await storage.get(sealed_key)).stream);
    const { isValid, coversAll } = await sealing.check(content);
    return isValid && coversAll ? [] : ['The seal does not hold.'];
  } catch (error) {
    // A missing file has a finding of its own.
    if (error instanceof FileMissing) return [];
    // A changed document may also fill all memory, or be read for ever.
    if (error instanceof NotSealed) return [`The sealed PDF cannot be read (${error.reason}).`];
    throw error;
  }
}

/** What does not hold of one contract: its chain, its files, and their seal. */
export async function checkContract(
  parts: Parts,
  row: CheckedContract,
  chain: readonly StoredContractEvent[],
): Promise<string[]> {
  const { storage } = parts;
  const document = { what: 'The PDF', key: row.document_key, hash: row.document_hash };
  const sealed = { what: 'The sealed PDF', key: row.sealed_key, hash: row.sealed_hash };
  return [
    ...checkChain(chain, row),
    ...signatureFindings(row, chain),
    ...(await fileFindings(storage, document)),
    ...(await fileFindings(storage, sealed)),
    ...(await sealFindings(parts, row)),
  ];
}
