import type { cooperationCalls } from '@torg/protocol/contracts/cooperation-calls';
import { countries } from '@torg/protocol/terms';
import type { Handler } from '../../platform/handler.ts';
import { findPossibleSenders, findSenders } from './senders.repository.ts';

export const getContractSettings: Handler<typeof cooperationCalls.getContractSettings> = async ({
  db,
  settings,
}) => {
  const [chosen, admins] = await Promise.all([findSenders(db), findPossibleSenders(db)]);
  const senders = countries.map((country) => {
    const sender = chosen.find((one) => one.country === country);
    if (sender === undefined) return { country, account: null };
    const { account, name, email } = sender;
    return { country, account: { account, name, email } };
  });
  return { provider: settings.contractProvider, senders, admins };
};
