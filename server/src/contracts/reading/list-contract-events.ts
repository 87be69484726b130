import type { contractCalls } from '@torg/protocol/contracts/contract-calls';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { findContract } from '../moves/find-contract.ts';
import { checkChain } from '../signing/check-chain.ts';
import { findChain } from '../verification/chains.repository.ts';

export const listContractEvents: Handler<typeof contractCalls.listContractEvents> = async (
  { db, now },
  { params: { contract_id } },
) => {
  const head = found(await findContract(db, contract_id), 'not_found');
  const events = await findChain(db, contract_id);
  return {
    events: events.map(({ contract: _contract, account: _account, at, ...event }) => ({
      ...event,
      at: at.toISOString(),
    })),
    findings: checkChain(events, head),
    checked_at: now.toISOString(),
  };
};
