import type { cooperationCalls } from '@torg/protocol/contracts/cooperation-calls';
import { recordChange } from '../../events/events.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { findPossibleSender, saveSender } from './senders.repository.ts';

/** Contracts that were sent already keep whoever signs them. */
export const setContractSender: Handler<typeof cooperationCalls.setContractSender> = async (
  { db, emit },
  { params: { country }, body },
) => {
  const { account } = found(await findPossibleSender(db, body.account), 'not_found');
  const before = await saveSender(db, country, account);
  if (before === account) return;
  await recordChange(
    { emit },
    {
      what: 'chose_contract_sender',
      object: { kind: 'account', id: account },
      also: [before],
      after: { country },
    },
  );
};
