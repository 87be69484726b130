import type { securityCalls } from '@torg/protocol/accounts/security-calls';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { passkeyRequest } from '../passkeys/passkey-options.ts';
import { findPasskeys } from '../passkeys/passkeys.repository.ts';

export const startPasskeyConfirmation: Handler<
  typeof securityCalls.startPasskeyConfirmation
> = async (context) => {
  const { account } = context.actor;
  const passkeys = await findPasskeys(context.db, account);
  allowed(passkeys.length > 0, 'could_not_find_passkey');
  return passkeyRequest(`confirmation of ${account}`, passkeys, context);
};
