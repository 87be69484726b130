import type { esignDeskCalls } from '@torg/protocol/contracts/esign-calls';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { developmentDesk } from './development-desk.ts';
import { findByExternalId } from './oneflow.repository.ts';
import { readOneflowContract } from './read-oneflow-contract.ts';

/** The stand-in tells our webhook; without a key for that, the contract is read at once instead. */
export const actAtDesk: Handler<typeof esignDeskCalls.actAtDesk> = async (
  { external, db, settings, transaction },
  { params: { contract_there: id, participant, act } },
) => {
  const isDone = developmentDesk(external).act(id, participant, act);
  allowed(isDone, 'contract_state_does_not_allow');
  const contract = await findByExternalId(db, id);
  if (settings.oneflowSignKey !== undefined || contract === undefined) return;
  await transaction(({ enqueue }) => enqueue(readOneflowContract, { contract }, { key: contract }));
};
