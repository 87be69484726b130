import type { contractCalls } from '@torg/protocol/contracts/contract-calls';
import type { Handler } from '../../platform/handler.ts';
import { loadContract } from './load-contract.ts';

export const getContract: Handler<typeof contractCalls.getContract> = (
  context,
  { params: { contract_id } },
) => loadContract(context, contract_id);
