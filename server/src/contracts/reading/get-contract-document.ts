import type { contractCalls } from '@torg/protocol/contracts/contract-calls';
import type { Handler } from '../../platform/handler.ts';
import { documentOf } from '../signing/document-of.ts';
import { readContract } from './load-contract.ts';

export const getContractDocument: Handler<typeof contractCalls.getContractDocument> = async (
  context,
  { params: { contract_id } },
) => {
  await readContract(context, contract_id);
  return documentOf(context.db, contract_id);
};
