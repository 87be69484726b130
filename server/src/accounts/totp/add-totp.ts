import type { securityCalls } from '@torg/protocol/accounts/security-calls';
import type { Handler } from '../../platform/handler.ts';
import { found, Refusal } from '../../platform/refusal.ts';
import { securityLog } from '../../platform/security-log.ts';
import { checkConfirmed } from '../confirmation/check-confirmed.ts';
import { addFactor } from '../factors/add-factor.ts';
import { saveTotp } from './totp.repository.ts';
import { sealTotp, stepOfCode, unsealSetup } from './totp.ts';

/** The code that confirms the app counts as used. */
export const addTotp: Handler<typeof securityCalls.addTotp> = async (context, { body }) => {
  await checkConfirmed(context);
  const { actor, now, settings } = context;
  const { account } = actor;
  const secret = found(unsealSetup(body.setup, account, context), 'setup_has_expired');
  const last_step = stepOfCode(secret, body.code.replaceAll(/[\s-]/g, ''), now);
  if (last_step === null) {
    securityLog(context, 'wrong_factor', { factor: 'totp' });
    throw new Refusal('second_factor_is_wrong');
  }
  const sealed_secret = sealTotp(secret, account, settings);
  return addFactor(context, 'totp', ({ db }) =>
    saveTotp(db, { account, sealed_secret, last_step, created_at: now }),
  );
};
