import type { contractCalls } from '@torg/protocol/contracts/contract-calls';
import type { Handler } from '../../platform/handler.ts';
import { moveOne } from '../../platform/move.ts';
import { loadContract } from '../reading/load-contract.ts';
import { evidenceOf } from '../signing/chain.ts';
import { contracts } from './contract-moves.ts';

export const recallContract: Handler<typeof contractCalls.recallContract> = async (
  context,
  { params: { contract_id: contract }, body: { reason } },
) => {
  await moveOne(context, contracts, contract, {
    move: 'recall',
    reason,
    with: evidenceOf(context),
  });
  return loadContract(context, contract);
};
