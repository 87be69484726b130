import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProvider, type RunningProvider } from './a-provider.ts';
import { checkOidcProvider } from './oidc.check.ts';
import { fakeOidcProvider } from './oidc.fake.ts';
import { openIdConnect } from './oidc.client.ts';

const publicUrl = 'http://torg.example';
const settings = { publicUrl, environment: 'test' } as const;
const labels = { label: 'Prøve-ID', acrValues: undefined };

let provider: RunningProvider;
beforeAll(async () => {
  provider = await aProvider(`${publicUrl}/api/auth/oidc/callback`);
});
afterAll(() => provider.stop());

const connect = (issuer = provider.issuer) =>
  openIdConnect({ issuer, ...provider.client, ...labels }, settings);

checkOidcProvider('openid connect', () => ({
  adapter: connect(),
  visit: (location) => provider.visit(location, publicUrl),
  willBe: (person) =>
    provider.willBe(
      person && {
        subject: person.subject,
        ...(person.email === null ? {} : { email: person.email }),
        ...(person.name === null ? {} : { name: person.name }),
        email_verified: person.emailVerified,
      },
    ),
}));

checkOidcProvider('fake', () => {
  const adapter = fakeOidcProvider(publicUrl);
  return { adapter, willBe: adapter.willBe, visit: async (location) => adapter.visit(location) };
});

describe('openid connect', () => {
  it('uses PKCE, state and nonce, and never puts the verifier into the address', async () => {
    const { location, savedState } = await connect().begin();
    const searchParams = new URL(location).searchParams;
    const { state, nonce, verifier } = JSON.parse(savedState);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'torg',
      response_type: 'code',
      redirect_uri: `${publicUrl}/api/auth/oidc/callback`,
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    expect(location).not.toContain(verifier);
  });

  it('accepts a code only once', async () => {
    provider.willBe({ subject: 'ida' });
    const adapter = connect();
    const { location, savedState } = await adapter.begin();
    const callback = await provider.visit(location, publicUrl);
    await adapter.finish(callback, savedState);
    await expect(adapter.finish(callback, savedState)).rejects.toThrow(/error in the response/);
  });

  it('refuses an ID token that was made for another request', async () => {
    const adapter = connect();
    const { location, savedState } = await adapter.begin();
    const callback = await provider.visit(location, publicUrl);
    const otherNonce = JSON.stringify({ ...JSON.parse(savedState), nonce: 'another' });
    await expect(adapter.finish(callback, otherNonce)).rejects.toThrow(/claim/);
  });

  describe('that was asked how strongly to sign in', () => {
    const signInWith = async (acr: string | undefined) => {
      provider.willBe({ subject: 'ida', ...(acr === undefined ? {} : { acr }) });
      const adapter = openIdConnect(
        {
          issuer: provider.issuer,
          ...provider.client,
          ...labels,
          acrValues: 'passport several-factors',
        },
        settings,
      );
      const { location, savedState } = await adapter.begin();
      expect(new URL(location).searchParams.get('acr_values')).toBe('passport several-factors');
      return adapter.finish(await provider.visit(location, publicUrl), savedState);
    };

    it.each(['passport', 'several-factors'])('accepts %s', async (acr) => {
      expect((await signInWith(acr)).subject).toBe('ida');
    });

    it.each(['password', 'passport several-factors', undefined])('refuses %s', async (acr) => {
      await expect(signInWith(acr)).rejects.toThrow('as strongly as it was asked');
    });
  });

  it('fails when the provider is down, and works when it is back', async () => {
    const nobody = createServer();
    await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve));
    const { port } = nobody.address() as AddressInfo;
    await new Promise<void>((resolve) => nobody.close(() => resolve()));
    await expect(connect(`http://127.0.0.1:${port}`).begin()).rejects.toThrow(
      /fetch failed|something went wrong/,
    );
    await expect(connect().begin()).resolves.toHaveProperty('location');
  });
});
