import { randomUUID } from 'node:crypto';
import type { OidcPerson, OidcProvider } from '../../platform/ports/oidc.ts';

export interface FakeOidcProvider extends OidcProvider {
  /** Sets the person who signs in next; null: they cancel. */
  willBe: (person: Partial<OidcPerson> | null) => void;
  /** Makes the provider fail to answer, or answer again. */
  isDown: (down: boolean) => void;
  /** Visits the provider like a browser, and returns the address of the callback. */
  visit: (location: string) => URL;
}

const someone: OidcPerson = {
  issuer: 'https://id.example',
  subject: 'ida',
  email: 'ida@torg.example',
  emailVerified: true,
  name: 'Ida Solbakken',
};

/** The stand-in for tests, which behaves like a provider as far as we can observe. */
export function fakeOidcProvider(publicUrl: string): FakeOidcProvider {
  let person: OidcPerson | null = someone;
  let down = false;
  const failIfDown = () => {
    if (down) throw new Error('the other service does not answer');
  };
  return {
    label: 'Prøve-ID',
    willBe(next) {
      person = next && { ...someone, ...next };
    },
    isDown(next) {
      down = next;
    },
    async begin() {
      failIfDown();
      const state = randomUUID();
      return { location: `https://id.example/authorize?state=${state}`, savedState: state };
    },
    visit(location) {
      const state = new URL(location).searchParams.get('state') ?? '';
      const query = person === null ? 'error=access_denied' : `code=${randomUUID()}`;
      return new URL(`${publicUrl}/api/auth/oidc/callback?${query}&state=${state}`);
    },
    async finish(callbackUrl, savedState) {
      failIfDown();
      const { searchParams } = callbackUrl;
      if (searchParams.get('state') !== savedState) throw new Error('unexpected state');
      if (person === null || !searchParams.has('code')) throw new Error('access denied');
      return person;
    },
  };
}
