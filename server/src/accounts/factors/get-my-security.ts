import type { securityCalls } from '@torg/protocol/accounts/security-calls';
import type { Handler, ReadContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { findAccount } from '../accounts.repository.ts';
import { confirmedUntil } from '../confirmation/check-confirmed.ts';
import { hostHasName } from '../passkeys/relying-party.ts';
import { findPasskeys } from '../passkeys/passkeys.repository.ts';
import { findSessions } from '../sessions/sessions.repository.ts';
import { can, mayRemoveFactor, mustHaveFactor } from './factors.policy.ts';
import { passkeyView, totpView } from './factors.views.ts';
import { findFactors } from './find-factors.ts';
import { countCodesLeft } from '../recovery-codes/recovery-codes.repository.ts';
import { findTotp } from '../totp/totp.repository.ts';

async function readAll({ db, actor, now }: ReadContext) {
  const { account } = actor;
  return {
    own: found(await findAccount(db, account), 'could_not_find_account'),
    totp: await findTotp(db, account),
    passkeys: await findPasskeys(db, account),
    kinds: await findFactors(db, account),
    codes: await countCodesLeft(db, account),
    sessions: await findSessions(db, account, now),
  };
}

export const getMySecurity: Handler<typeof securityCalls.getMySecurity> = async (context) => {
  const { actor, settings } = context;
  const { own, totp, passkeys, kinds, codes, sessions } = await readAll(context);
  const has_password = own.password_hash !== null;
  const is_required = mustHaveFactor(actor, settings);
  const facts = {
    isRequired: is_required,
    hasTotp: totp !== undefined,
    passkeys: passkeys.length,
    hostHasName: hostHasName(settings),
    otherSessions: sessions.filter(({ session }) => session !== actor.session).length,
  };
  return {
    has_password,
    totp: totpView(totp),
    passkeys: passkeys.map((row) => passkeyView(row, mayRemoveFactor(facts))),
    recovery_codes_left: kinds.length > 0 ? codes : null,
    is_required,
    confirm_with: has_password ? ['password', ...kinds] : kinds,
    confirmed_until: (await confirmedUntil(context))?.toISOString() ?? null,
    can: can(facts),
  };
};
