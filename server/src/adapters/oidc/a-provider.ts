import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type ProviderContext } from 'oidc-provider';

/** A person who can sign in at the provider. */
export interface ProviderPerson {
  subject: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  /** how strongly they signed in, whatever was asked */
  acr?: string;
}

export interface RunningProvider {
  issuer: string;
  client: { clientId: string; clientSecret: string };
  /** Sets the person at the keyboard; null: they press cancel. */
  willBe: (person: ProviderPerson | null) => void;
  /** Follows the redirects like a browser, and returns the first address under `home`. */
  visit: (location: string, home: string) => Promise<URL>;
  stop: () => Promise<void>;
}

const client = { clientId: 'torg', clientSecret: 'a-secret-of-the-client-and-torg' };

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' };
}

/** Consent is given in advance, so that no page asks for it. */
function loadExistingGrant(provider: () => Provider) {
  return async ({ oidc }: ProviderContext) => {
    const grant = new (provider().Grant)({
      clientId: oidc.client.clientId,
      accountId: oidc.session.accountId,
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  };
}

async function follow(location: string, home: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(location);
  for (let hops = 0; hops < 10 && !next.href.startsWith(home); hops += 1) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const to = answer.headers.get('location');
    if (to === null) throw new Error(`the provider answered ${answer.status} without a redirect`);
    next = new URL(to, next);
  }
  return next;
}

/** A real OpenID provider on a free port of this machine. */
export async function aProvider(redirectUri: string): Promise<RunningProvider> {
  let person: ProviderPerson | null = { subject: 'ida' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['a key for the cookies of the provider'] },
    acrValues: ['password', 'several-factors', 'passport'],
    claims: { acr: null, openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    jwks: { keys: [signingKey()] },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    loadExistingGrant: loadExistingGrant(() => provider),
    findAccount: (_context: unknown, accountId: string) => {
      const { subject: _subject, acr: _acr, ...claims } = person ?? {};
      return { accountId, claims: () => ({ sub: accountId, ...claims }) };
    },
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response);
    const result = person
      ? { login: { accountId: person.subject, ...(person.acr ? { acr: person.acr } : {}) } }
      : { error: 'access_denied', error_description: 'pressed cancel' };
    return void provider.interactionFinished(request, response, result);
  });
  return {
    issuer,
    client,
    willBe(next) {
      person = next;
    },
    visit: follow,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
