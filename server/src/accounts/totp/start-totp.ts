import type { securityCalls } from '@torg/protocol/accounts/security-calls';
import { limits } from '@torg/protocol/limits';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { findAccount } from '../accounts.repository.ts';
import { checkConfirmed } from '../confirmation/check-confirmed.ts';
import { newTotpSecret, sealSetup, totpUri } from './totp.ts';

export const startTotp: Handler<typeof securityCalls.startTotp> = async (context) => {
  await checkConfirmed(context);
  const { account } = context.actor;
  const { email } = found(await findAccount(context.db, account), 'could_not_find_account');
  const secret = newTotpSecret();
  const setup = sealSetup(secret, account, context);
  return { secret, uri: totpUri(secret, email), setup, minutes: limits.totp.setupMinutes };
};
