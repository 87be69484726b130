import { describe, expect, it } from 'vitest';
import type { OidcPerson, OidcProvider } from '../../platform/ports/oidc.ts';

export interface SignInUnderCheck {
  signIn: OidcProvider;
  willBe: (person: Omit<OidcPerson, 'issuer'> | null) => void;
  /** Visits the provider like a browser, and returns the address that it redirects to. */
  visit: (location: string) => Promise<URL>;
}

const ida = { subject: 'ida', email: 'ida@torg.example', emailVerified: true, name: 'Ida Sol' };

/** The tests that every OIDC adapter must pass. */
export function checkSignIn(name: string, make: () => SignInUnderCheck): void {
  describe(`oidc: ${name}`, () => {
    it('returns the person, and whether their address is verified', async () => {
      const { signIn, willBe, visit } = make();
      for (const person of [ida, { ...ida, emailVerified: false }]) {
        willBe(person);
        const { location, kept: savedState } = await signIn.begin();
        const found = await signIn.finish(await visit(location), savedState);
        expect(found).toMatchObject(person);
        expect(found.issuer).toMatch(/^https?:/);
      }
    });

    it('fails when the person cancels', async () => {
      const { signIn, willBe, visit } = make();
      willBe(null);
      const { location, kept: savedState } = await signIn.begin();
      const callback = await visit(location);
      await expect(signIn.finish(callback, savedState)).rejects.toThrow(/denied|is an error/);
    });

    it('fails in another browser than the one in which it began', async () => {
      const { signIn, willBe, visit } = make();
      willBe(ida);
      const { location } = await signIn.begin();
      const other = await signIn.begin();
      const callback = await visit(location);
      await expect(signIn.finish(callback, other.kept)).rejects.toThrow(
        /unexpected state|invalid response/,
      );
    });
  });
}
