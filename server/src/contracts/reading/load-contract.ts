import type { ContractView } from '@torg/protocol/contracts/contract-shapes';
import type { ReadContext } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayRead } from '../contracts.policy.ts';
import { contractView } from '../contracts.views.ts';
import { findContract, type ViewedContract } from '../moves/find-contract.ts';

type Context = Pick<ReadContext, 'db' | 'actor' | 'now'>;

export async function readContract(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  contract: string,
): Promise<ViewedContract> {
  const row = found(await findContract(db, contract), 'not_found');
  allowed(mayRead(actor, row));
  return row;
}

export const loadContract = async (context: Context, contract: string): Promise<ContractView> =>
  contractView(context.actor, await readContract(context, contract), context.now);
