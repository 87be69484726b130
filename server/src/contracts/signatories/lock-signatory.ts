import type { ChangeContext } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { maySend } from '../contracts.policy.ts';
import { lockContracts } from '../moves/lock-contracts.ts';

/** Locks a contract whose sender asks, and returns one of its current signatories. */
export async function lockSignatory(
  { db, actor }: Pick<ChangeContext, 'db' | 'actor'>,
  { contract_id, signatory_id }: { contract_id: string; signatory_id: string },
) {
  const [locked] = await lockContracts(db, [contract_id]);
  const contract = found(locked, 'not_found');
  allowed(maySend(actor, contract));
  const one = contract.signatories.find(({ signatory }) => signatory === signatory_id);
  return { contract, signatory: found(one, 'not_found') };
}
