import { describe, expect, it } from 'vitest';
import type { OidcPerson, OidcProvider } from '../../platform/ports/oidc.ts';

export interface SignInUnderCheck {
  signIn: OidcProvider;
  willBe: (person: Omit<OidcPerson, 'issuer'> | null) => void;
  /** What the browser does at the other service; answers where it is sent afterwards. */
  visit: (location: string) => Promise<URL>;
}

const ida = { subject: 'ida', email: 'ida@torg.example', emailVerified: true, name: 'Ida Sol' };

/** What every way of signing in elsewhere must do. */
export function checkSignIn(name: string, make: () => SignInUnderCheck): void {
  describe(`signing in elsewhere: ${name}`, () => {
    it('brings back who it was, and whether the address is theirs', async () => {
      const { signIn, willBe, visit } = make();
      for (const person of [ida, { ...ida, emailVerified: false }]) {
        willBe(person);
        const { location, kept: savedState } = await signIn.begin();
        const back = await signIn.finish(await visit(location), savedState);
        expect(back).toMatchObject(person);
        expect(back.issuer).toMatch(/^https?:/);
      }
    });

    it('fails when the person changes their mind', async () => {
      const { signIn, willBe, visit } = make();
      willBe(null);
      const { location, kept: savedState } = await signIn.begin();
      const callback = await visit(location);
      await expect(signIn.finish(callback, savedState)).rejects.toThrow(/denied|is an error/);
    });

    it('fails in another browser than the one that left', async () => {
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
