import type { contractLife } from '@torg/protocol/contracts/contract-life';
import type { MoveOf } from '@torg/protocol/lifecycle';
import type { Enqueue } from '../../platform/jobs/job-definition.ts';
import { mailContractEnd } from '../mails/mail-contract-end.ts';
import { recallAtOneflow } from '../oneflow/recall-at-oneflow.ts';
import { sealContract } from '../sealing/seal-contract.ts';
import type { ContractRow } from './lock-contracts.ts';

/** Starts what follows the end of a contract. What a provider seals and mails is left to it. */
export async function startAfterEnd(
  { enqueue }: { enqueue: Enqueue },
  { contract, provider, signatories }: ContractRow,
  move: MoveOf<typeof contractLife>,
): Promise<void> {
  if (move === 'complete') {
    if (provider === 'torg_sign') await enqueue(sealContract, { contract }, { key: contract });
    return;
  }
  if (move === 'recall' && provider === 'oneflow') {
    await enqueue(recallAtOneflow, { contract }, { key: contract });
  }
  const receivers =
    provider === 'torg_sign'
      ? signatories.filter(({ status }) => status !== 'declined').map(({ signatory }) => signatory)
      : [];
  for (const signatory of [...receivers, null]) {
    await enqueue(mailContractEnd, { contract, signatory, move });
  }
}
