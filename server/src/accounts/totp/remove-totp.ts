import type { securityCalls } from '@torg/protocol/accounts/security-calls';
import type { Handler } from '../../platform/handler.ts';
import { removeFactor } from '../factors/remove-factor.ts';
import { deleteTotp } from './totp.repository.ts';

export const removeTotp: Handler<typeof securityCalls.removeTotp> = (context) =>
  removeFactor(context, {
    factor: 'totp',
    remove: () => deleteTotp(context.db, context.actor.account),
    ifMissing: 'could_not_find_second_factor',
  });
