import type { securityCalls } from '@torg/protocol/accounts/security-calls';
import { limits } from '@torg/protocol/limits';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { findAccount } from '../accounts.repository.ts';
import { checkConfirmed } from '../confirmation/check-confirmed.ts';
import { passkeyCreation } from './passkey-options.ts';
import { hostHasName } from './relying-party.ts';
import { findPasskeys } from './passkeys.repository.ts';

export const startPasskey: Handler<typeof securityCalls.startPasskey> = async (context) => {
  await checkConfirmed(context);
  const { db, actor, settings } = context;
  allowed(hostHasName(settings), 'passkeys_need_a_named_host');
  const owner = found(await findAccount(db, actor.account), 'could_not_find_account');
  const passkeys = await findPasskeys(db, actor.account);
  allowed(passkeys.length < limits.passkey.perAccount, 'too_many_passkeys');
  return passkeyCreation(owner, passkeys, context);
};
