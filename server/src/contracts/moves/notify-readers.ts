import type { Tx } from '../../platform/database/tables.ts';
import type { Notify } from '../../platform/live/emit.ts';
import { everyAdmin } from '../../platform/live/live.ts';
import { lockContracts, type ContractRow } from './lock-contracts.ts';

/** Shows a change on the open pages of everybody who reads the contract, also on those of its hire. */
export async function notifyReaders(
  { notify }: { notify: Notify },
  { contract, signatories, company_readers }: ContractRow,
): Promise<void> {
  const signing = signatories.flatMap(({ account }) => account ?? []);
  const readers = new Set([...company_readers, ...signing, everyAdmin]);
  await notify([...readers], 'agreement', { contract });
}

/** For a step that has not locked the contract itself. */
export async function notifyReadersOf(
  { db, notify }: { db: Tx; notify: Notify },
  contract: string,
): Promise<void> {
  for (const row of await lockContracts(db, [contract])) await notifyReaders({ notify }, row);
}
