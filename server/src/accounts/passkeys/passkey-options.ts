import { limits } from '@torg/protocol/limits';
import type { Settings } from '../../platform/settings.ts';
import type { PasskeyTable } from '../accounts.tables.ts';
import { type ChallengePurpose, makeChallenge } from './challenge.ts';
import { relyingParty } from './relying-party.ts';
import { passkeyAlgorithms, webauthn } from './webauthn.ts';

interface Context {
  now: Date;
  settings: Settings;
}
type Known = Pick<PasskeyTable, 'credential_id' | 'transports'>;

const timeout = limits.passkey.minutes * 60_000;

const describe = ({ credential_id, transports }: Known) => ({
  id: credential_id,
  type: 'public-key' as const,
  transports,
});

/**
 * What a browser needs to sign with one of these passkeys; with none it offers what it has. A passkey
 * alone must have checked its owner, since it stands for both factors.
 */
export async function passkeyRequest(
  purpose: ChallengePurpose,
  passkeys: readonly Known[],
  context: Context,
) {
  const { generateAuthenticationOptions } = await webauthn();
  const rpId = relyingParty(context.settings).id;
  const userVerification = purpose === 'sign-in' ? ('required' as const) : ('preferred' as const);
  const { challenge } = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: makeChallenge(purpose, context),
  });
  const allowCredentials = passkeys.map(describe);
  return { challenge, timeout, rpId, allowCredentials, userVerification };
}

interface Owner {
  account: string;
  email: string;
  name: string;
}

/**
 * What a browser needs to make a passkey: one that it finds by itself and that checks its owner, so
 * that it can be used alone.
 */
export async function passkeyCreation(owner: Owner, passkeys: readonly Known[], context: Context) {
  const { generateRegistrationOptions } = await webauthn();
  const { id, name } = relyingParty(context.settings);
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: Uint8Array.from(Buffer.from(owner.account)),
    userName: owner.email,
    userDisplayName: owner.name,
    supportedAlgorithmIDs: passkeyAlgorithms,
    challenge: makeChallenge(`new passkey of ${owner.account}`, context),
  });
  return {
    rp: { id, name },
    user,
    challenge,
    pubKeyCredParams,
    timeout,
    excludeCredentials: passkeys.map(describe),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}
