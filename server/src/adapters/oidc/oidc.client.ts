import * as oidc from 'openid-client';
import { z } from 'zod';
import type { OidcPerson, OidcProvider } from '../../platform/ports/oidc.ts';
import type { Settings } from '../../platform/settings.ts';

type OidcSettings = NonNullable<Settings['oidc']>;

const timeoutSeconds = 5;
/** The provider's keys and addresses are read again after this long. */
const discoveredForMs = 3_600_000;

const SavedState = z.strictObject({ state: z.string(), nonce: z.string(), verifier: z.string() });

async function discover(settings: OidcSettings, insecure: boolean): Promise<oidc.Configuration> {
  const { issuer, clientId, clientSecret } = settings;
  const secret = clientSecret === undefined ? oidc.None() : undefined;
  // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out, not to go away
  const execute = insecure ? [oidc.allowInsecureRequests] : [];
  return oidc.discovery(new URL(issuer), clientId, clientSecret, secret, {
    timeout: timeoutSeconds,
    execute,
  });
}

/** Caches the provider's configuration; a failure is not cached. */
function cacheDiscovery(read: () => Promise<oidc.Configuration>) {
  let discovery: { answer: Promise<oidc.Configuration>; until: number } | undefined;
  return async (): Promise<oidc.Configuration> => {
    if (discovery !== undefined && discovery.until > Date.now()) return discovery.answer;
    const answer = read();
    const current = { answer, until: Date.now() + discoveredForMs };
    discovery = current;
    answer.catch(() => {
      if (discovery === current) discovery = undefined;
    });
    return answer;
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads the claims of the ID token, and of the user info if the token has no address. */
async function readPerson(
  config: oidc.Configuration,
  tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>,
): Promise<OidcPerson> {
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('the other service sent no ID token');
  const hasUserInfo = config.serverMetadata().userinfo_endpoint !== undefined;
  const more =
    claims['email'] === undefined && hasUserInfo
      ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
      : {};
  const all: Record<string, unknown> = { ...more, ...claims };
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textOf(all['email']),
    emailVerified: all['email_verified'] === true,
    name: textOf(all['name']),
  };
}

/** The service may sign people in more weakly than it was asked to, and only the token says so. */
function checkAssurance(claims: Record<string, unknown>, acrValues: string | undefined): void {
  const accepted = acrValues?.split(/\s+/);
  if (accepted === undefined || accepted.includes(textOf(claims['acr']) ?? '')) return;
  throw new Error('the other service did not sign in as strongly as it was asked to');
}

/** OpenID Connect with code, PKCE, state and nonce. Plain http is for development and tests. */
export function openIdConnect(
  settings: OidcSettings,
  { publicUrl, environment }: Pick<Settings, 'publicUrl' | 'environment'>,
): OidcProvider {
  const configuration = cacheDiscovery(() => discover(settings, environment !== 'production'));
  const redirect_uri = `${publicUrl}/api/auth/oidc/callback`;
  const acr: Record<string, string> =
    settings.acrValues === undefined ? {} : { acr_values: settings.acrValues };
  return {
    label: settings.label,
    async begin() {
      const config = await configuration();
      const state = oidc.randomState();
      const nonce = oidc.randomNonce();
      const verifier = oidc.randomPKCECodeVerifier();
      const location = oidc.buildAuthorizationUrl(config, {
        redirect_uri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...acr,
      });
      return { location: location.href, savedState: JSON.stringify({ state, nonce, verifier }) };
    },
    async finish(callbackUrl, savedState) {
      const { state, nonce, verifier } = SavedState.parse(JSON.parse(savedState));
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, callbackUrl, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      checkAssurance(tokens.claims() ?? {}, settings.acrValues);
      return readPerson(config, tokens);
    },
  };
}
