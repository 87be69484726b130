import type { esignCalls } from '@torg/protocol/contracts/esign-calls';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { findContract } from '../moves/find-contract.ts';
import { findContractFiles } from './copied-files.ts';
import { fileView } from './esign-views.ts';

export const listEsignFiles: Handler<typeof esignCalls.listEsignFiles> = async (
  { db },
  { params: { contract_id } },
) => {
  const { contract } = found(await findContract(db, contract_id), 'not_found');
  return { files: (await findContractFiles(db, contract)).map(fileView) };
};
