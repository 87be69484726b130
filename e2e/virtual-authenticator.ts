import type { Page } from '@playwright/test';

interface Authenticator {
  /** Passkeys that it holds now. */
  passkeys: () => Promise<number>;
  /** The user touches it and shows who they are, or refuses to. */
  agrees: (does: boolean) => Promise<void>;
}

/**
 * Chromium's virtual authenticator: a telephone that makes passkeys and recognizes its user. It agrees
 * at once, so where the browser fills in addresses, it signs in without a press.
 */
export async function addAuthenticator(
  page: Page,
  { fillsIn }: { fillsIn: boolean },
): Promise<Authenticator> {
  if (!fillsIn) {
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
  }
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    passkeys: async () =>
      (await devTools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    agrees: (does) =>
      devTools
        .send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: does })
        .then(() => undefined),
  };
}
