import type { securityCalls } from '@torg/protocol/accounts/security-calls';
import { limits } from '@torg/protocol/limits';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { checkConfirmed } from '../confirmation/check-confirmed.ts';
import { addFactor } from '../factors/add-factor.ts';
import { checkNewPasskey } from './check-passkey.ts';
import { findPasskeys, savePasskey, useChallenge } from './passkeys.repository.ts';

export const addPasskey: Handler<typeof securityCalls.addPasskey> = async (context, { body }) => {
  await checkConfirmed(context);
  const { account } = context.actor;
  const checked = await checkNewPasskey(context, body.response, account);
  const { challenge, passkey } = found(checked, 'passkey_not_valid');
  return addFactor(context, 'passkey', async ({ db, now }) => {
    allowed(await useChallenge(db, challenge), 'passkey_not_valid');
    const { length } = await findPasskeys(db, account);
    allowed(length < limits.passkey.perAccount, 'too_many_passkeys');
    await savePasskey(db, { ...passkey, account, name: body.name, created_at: now });
  });
};
