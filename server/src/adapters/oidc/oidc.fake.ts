import { randomUUID } from 'node:crypto';
import type { OidcPerson, OidcProvider } from '../../platform/ports/oidc.ts';

export interface FakeSignIn extends OidcProvider {
  /** Who says yes the next time; null: they change their mind. */
  willBe: (person: Partial<OidcPerson> | null) => void;
  /** Makes the service not answer, until it is told to again. */
  isDown: (down: boolean) => void;
  /** What the browser does there: comes back with the answer. */
  visit: (location: string) => URL;
}

const someone: OidcPerson = {
  issuer: 'https://id.example',
  subject: 'ida',
  email: 'ida@torg.example',
  emailVerified: true,
  name: 'Ida Solbakken',
};

/** The stand-in for tests; behaves as the other service does, as far as we can see it. */
export function fakeSignIn(publicUrl: string): FakeSignIn {
  let person: OidcPerson | null = someone;
  let down = false;
  const answer = () => {
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
      answer();
      const state = randomUUID();
      return { location: `https://id.example/authorize?state=${state}`, kept: state };
    },
    visit(location) {
      const state = new URL(location).searchParams.get('state') ?? '';
      const query = person === null ? 'error=access_denied' : `code=${randomUUID()}`;
      return new URL(`${publicUrl}/api/auth/oidc/callback?${query}&state=${state}`);
    },
    async finish(callbackUrl, savedState) {
      answer();
      const { searchParams } = callbackUrl;
      if (searchParams.get('state') !== savedState) throw new Error('unexpected state');
      if (person === null || !searchParams.has('code')) throw new Error('access denied');
      return person;
    },
  };
}
