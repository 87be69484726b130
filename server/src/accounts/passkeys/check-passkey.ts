import type { NewPasskey, PasskeyAnswer } from '@torg/protocol/accounts/passkeys';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import type { Settings } from '../../platform/settings.ts';
import type { PasskeyTable } from '../accounts.tables.ts';
import { readChallenge, type ChallengePurpose } from './challenge.ts';
import { findPasskeyByCredential } from './passkeys.repository.ts';
import { relyingParty } from './relying-party.ts';
import { passkeyAlgorithms, webauthn } from './webauthn.ts';

interface Context {
  db: Db;
  now: Date;
  settings: Settings;
}

/** A challenge as it is stored once it was answered. */
export interface AnsweredChallenge {
  challenge_hash: string;
  expires_at: Date;
}

/** What every answer of a browser must fit, and the challenge that it answered. */
function expectationsOf(purpose: ChallengePurpose, context: Context) {
  const { id, origin } = relyingParty(context.settings);
  let answered: AnsweredChallenge | null = null;
  const expected = {
    expectedOrigin: origin,
    expectedRPID: id,
    expectedChallenge: (challenge: string) => {
      answered = readChallenge(challenge, purpose, context);
      return answered !== null;
    },
  };
  return { expected, answered: () => answered };
}

/** The library throws whatever does not fit: to the caller all of it is “not right”. */
async function orNull<T>(check: () => Promise<T | null>): Promise<T | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}

export interface CheckedPasskey {
  passkey: Selectable<PasskeyTable>;
  counter: number;
  challenge: AnsweredChallenge;
}

/** The passkey that gave the answer, and what is to be stored of it; null if the answer is not right. */
export async function checkPasskey(
  context: Context,
  answer: PasskeyAnswer,
  purpose: ChallengePurpose,
): Promise<CheckedPasskey | null> {
  const passkey = await findPasskeyByCredential(context.db, answer.id);
  if (passkey === undefined) return null;
  const { userHandle, ...response } = answer.response;
  const handle = Buffer.from(userHandle ?? '', 'base64url').toString('utf8');
  if (handle !== '' && handle !== passkey.account) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  const { expected, answered } = expectationsOf(purpose, context);
  return orNull(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected,
      response: { ...answer, response, clientExtensionResults: {} },
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: purpose === 'sign-in',
    });
    const challenge = answered();
    if (!verified || challenge === null) return null;
    return { passkey, counter: authenticationInfo.newCounter, challenge };
  });
}

/** What is to be stored of a new passkey; null if the browser's answer is not right. */
export async function checkNewPasskey(context: Context, answer: NewPasskey, account: string) {
  const { verifyRegistrationResponse } = await webauthn();
  const { expected, answered } = expectationsOf(`new passkey of ${account}`, context);
  return orNull(async () => {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expected,
      response: { ...answer, clientExtensionResults: {} },
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    const challenge = answered();
    if (!verified || challenge === null) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const public_key = Buffer.from(publicKey).toString('base64url');
    const transports = answer.response.transports ?? [];
    return { challenge, passkey: { credential_id: id, public_key, counter, transports } };
  });
}
