import type { securityCalls } from '@torg/protocol/accounts/security-calls';
import type { Handler } from '../../platform/handler.ts';
import { removeFactor } from '../factors/remove-factor.ts';
import { deletePasskey } from './passkeys.repository.ts';

export const removePasskey: Handler<typeof securityCalls.removePasskey> = (context, { params }) =>
  removeFactor(context, {
    factor: 'passkey',
    remove: () =>
      deletePasskey(context.db, { passkey: params.passkey_id, account: context.actor.account }),
    ifMissing: 'could_not_find_passkey',
  });
