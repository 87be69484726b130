import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Browser from '@simplewebauthn/browser';
import { makePasskey, passkeyFilledIn, signWithPasskey } from './passkeys.ts';

const startAuthentication = vi.fn<typeof Browser.startAuthentication>();
const startRegistration = vi.fn<typeof Browser.startRegistration>();
const canFillIn = vi.fn<typeof Browser.browserSupportsWebAuthnAutofill>();
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (...args: Parameters<typeof startAuthentication>) =>
    startAuthentication(...args),
  startRegistration: (...args: Parameters<typeof startRegistration>) => startRegistration(...args),
  browserSupportsWebAuthnAutofill: () => canFillIn(),
}));

const options = { challenge: 'c', rpId: 'torg.example', timeout: 1, allowCredentials: [] };
const getOptions = vi.fn<() => Promise<typeof options>>();
const signed = { id: 'p' } as Browser.AuthenticationResponseJSON;

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', {});
  vi.stubGlobal('location', { hostname: 'torg.example' });
  getOptions.mockResolvedValue(options);
  canFillIn.mockResolvedValue(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('a passkey among the addresses that the browser fills in', () => {
  it('is returned when it is picked', async () => {
    startAuthentication.mockResolvedValue(signed);
    expect(await passkeyFilledIn(getOptions)).toBe(signed);
    expect(startAuthentication).toHaveBeenCalledWith({
      optionsJSON: options,
      useBrowserAutofill: true,
    });
  });
  it('is not asked of the server where the browser offers none', async () => {
    canFillIn.mockResolvedValue(false);
    expect(await passkeyFilledIn(getOptions)).toBeUndefined();
    vi.stubGlobal('location', { hostname: '127.0.0.1' });
    expect(await passkeyFilledIn(getOptions)).toBeUndefined();
    vi.unstubAllGlobals();
    expect(await passkeyFilledIn(getOptions)).toBeUndefined();
    expect(getOptions).not.toHaveBeenCalled();
  });
  it('is no error when the server cannot be reached, or another request replaces it', async () => {
    getOptions.mockRejectedValueOnce(new Error('offline'));
    expect(await passkeyFilledIn(getOptions)).toBeUndefined();
    startAuthentication.mockRejectedValueOnce(new DOMException('stopped', 'AbortError'));
    expect(await passkeyFilledIn(getOptions)).toBeUndefined();
  });
});

describe('a passkey that the user does not use after all', () => {
  it('is refused with a code that has a text', async () => {
    startAuthentication.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await expect(signWithPasskey(options)).rejects.toMatchObject({ code: 'passkey_was_not_used' });
  });
});

describe('a passkey that the device does not make', () => {
  const wanted = {
    rp: { name: 'Torg' },
    user: { id: 'u', name: 'ida@torg.example', displayName: 'Ida' },
    challenge: 'c',
    pubKeyCredParams: [],
  };
  it.each([
    ['NotAllowedError', 'passkey_was_not_made'],
    ['InvalidStateError', 'passkey_is_there'],
  ])('is refused with a code that has a text: %s', async (name, code) => {
    startRegistration.mockRejectedValue(new DOMException('no', name));
    await expect(makePasskey(wanted)).rejects.toMatchObject({ code });
  });
});
