import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { InputTo } from '../../client/calls/calls.ts';
import { RequestError, type ClientErrorCode } from '../../client/request-error.ts';

type NewPasskey = InputTo<'POST /api/main/account/me/passkeys'>['body']['response'];
export type PasskeyAnswer = InputTo<'POST /api/auth/passkey'>['body']['response'];

/** In a chunk of its own, which loads with the first use of a passkey. */
const load = () => import('@simplewebauthn/browser');

export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** Asks the device to make a passkey. */
export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<NewPasskey> {
  const { startRegistration } = await load();
  return startRegistration({ optionsJSON }).catch((cause: unknown) =>
    refuse(cause, isAlreadyThere(cause) ? 'passkey_is_there' : 'passkey_was_not_made'),
  );
}

/** Asks the device to sign with one of its passkeys. */
export async function signWithPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<PasskeyAnswer> {
  const { startAuthentication } = await load();
  return startAuthentication({ optionsJSON }).catch((cause: unknown) =>
    refuse(cause, 'passkey_was_not_used'),
  );
}

const isAlreadyThere = (cause: unknown): boolean =>
  cause instanceof Error && cause.name === 'InvalidStateError';

/** The device gave nothing: mostly the user has stopped it. */
function refuse(cause: unknown, code: ClientErrorCode): never {
  throw new RequestError({ status: 0, code, message: String(cause), traceId: '', cause });
}

/**
 * Waits until the user picks a passkey where they would pick their address; undefined when something
 * else came first, or when it cannot be offered, for then there is still the button.
 */
export async function passkeyFilledIn(
  getOptions: () => Promise<PublicKeyCredentialRequestOptionsJSON>,
): Promise<PasskeyAnswer | undefined> {
  if (!knowsPasskeys()) return undefined;
  try {
    const { browserSupportsWebAuthnAutofill, startAuthentication } = await load();
    if (!(await browserSupportsWebAuthnAutofill())) return undefined;
    const optionsJSON = await getOptions();
    return await startAuthentication({ optionsJSON, useBrowserAutofill: true });
  } catch {
    return undefined;
  }
}

/** Ends what `passkeyFilledIn` waits for. */
export async function stopFillingIn(): Promise<void> {
  if (!knowsPasskeys()) return;
  const { WebAuthnAbortService } = await load();
  WebAuthnAbortService.cancelCeremony();
}
