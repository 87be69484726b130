import type { Tx } from '../../platform/database/tables.ts';
import { insertSignatory } from '../moves/create-contract.repository.ts';

/** Lets somebody else sign on the same side; who was replaced stays on record. */
export async function swapSignatory(
  tx: Tx,
  signatory: string,
  { name, email, now }: { name: string; email: string; now: Date },
): Promise<string> {
  const { contract, side } = await tx
    .updateTable('contract_signatory')
    .set({ replaced_at: now })
    .where('signatory', '=', signatory)
    .returning(['contract', 'side'])
    .executeTakeFirstOrThrow();
  return insertSignatory(tx, { contract, side, name, email, signed_at: null, created_at: now });
}
