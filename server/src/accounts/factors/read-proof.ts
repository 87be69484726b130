import type { FactorProof } from '@torg/protocol/accounts/factors';
import type { PasskeyAnswer } from '@torg/protocol/accounts/passkeys';
import type { Actor } from '../../platform/actor.ts';
import type { ChangeContext, ExternalContext } from '../../platform/handler.ts';
import type { ChallengePurpose } from '../passkeys/challenge.ts';
import { checkPasskey } from '../passkeys/check-passkey.ts';
import { useChallenge, usePasskey } from '../passkeys/passkeys.repository.ts';
import { hashLike } from '../sign-in/password.ts';
import { noteRecoveryCode } from '../recovery-codes/note-recovery-code.ts';
import { findAnyCode, useRecoveryCode } from '../recovery-codes/recovery-codes.repository.ts';
import { findTotp, useStep } from '../totp/totp.repository.ts';
import { stepOfCode, unsealTotp } from '../totp/totp.ts';

type Context = ExternalContext<Actor | null>;

/** Uses the factor up; false if another request was faster, or the factor is gone meanwhile. */
type Use = (change: ChangeContext<Actor | null>) => Promise<boolean>;

async function readTotp(context: Context, account: string, code: string): Promise<Use | null> {
  const { db, now, settings, log } = context;
  const totp = await findTotp(db, account);
  if (totp === undefined) return null;
  const { sealed_secret } = totp;
  const secret = unsealTotp(sealed_secret, account, settings);
  if (secret === null) {
    log.error({ account }, 'the secret of an authenticator app was encrypted with a lost key');
    return null;
  }
  const step = stepOfCode(secret, code, now);
  if (step === null) return null;
  return ({ db: tx }) => useStep(tx, { account, sealed_secret, step, now });
}

async function readRecoveryCode({ db, now }: Context, account: string, code: string) {
  const any = await findAnyCode(db, account);
  if (any === undefined) return null;
  const code_hash = await hashLike(code, any);
  const use: Use = async (change) => {
    const isOurs = await useRecoveryCode(change.db, { account, code_hash, now });
    if (isOurs) await noteRecoveryCode(change, account);
    return isOurs;
  };
  return use;
}

async function readPasskey(
  context: Context,
  {
    account,
    answer,
    purpose,
  }: { account: string; answer: PasskeyAnswer; purpose: ChallengePurpose },
): Promise<Use | null> {
  const { now } = context;
  const checked = await checkPasskey(context, answer, purpose);
  if (checked === null || checked.passkey.account !== account) return null;
  const { passkey, counter, challenge } = checked;
  return async ({ db }) =>
    (await useChallenge(db, challenge)) &&
    (await usePasskey(db, { passkey: passkey.passkey, counter, now }));
}

/** Checks a factor without changing anything; returns what uses it up, or null if it is wrong. */
export async function readProof(
  context: Context,
  { account, proof, purpose }: { account: string; proof: FactorProof; purpose: ChallengePurpose },
): Promise<Use | null> {
  if (proof.method === 'totp') return readTotp(context, account, proof.code);
  if (proof.method === 'recovery_code') return readRecoveryCode(context, account, proof.code);
  return readPasskey(context, { account, answer: proof.response, purpose });
}
