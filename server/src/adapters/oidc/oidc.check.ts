import { describe, expect, it } from 'vitest';
import type { OidcPerson, OidcProvider } from '../../platform/ports/oidc.ts';

export interface OidcProviderUnderCheck {
  adapter: OidcProvider;
  willBe: (person: Omit<OidcPerson, 'issuer'> | null) => void;
  /** Visits the provider like a browser, and returns the address that it redirects to. */
  visit: (location: string) => Promise<URL>;
}

const ida = { subject: 'ida', email: 'ida@torg.example', emailVerified: true, name: 'Ida Sol' };

/** The tests that every OIDC adapter must pass. */
export function checkOidcProvider(name: string, make: () => OidcProviderUnderCheck): void {
  describe(`oidc: ${name}`, () => {
    it('returns the person, and whether their address is verified', async () => {
      const { adapter, willBe, visit } = make();
      for (const person of [ida, { ...ida, emailVerified: false }]) {
        willBe(person);
        const { location, savedState } = await adapter.begin();
        const found = await adapter.finish(await visit(location), savedState);
        expect(found).toMatchObject(person);
        expect(found.issuer).toMatch(/^https?:/);
      }
    });

    it('fails when the person cancels', async () => {
      const { adapter, willBe, visit } = make();
      willBe(null);
      const { location, savedState } = await adapter.begin();
      const callback = await visit(location);
      await expect(adapter.finish(callback, savedState)).rejects.toThrow(/denied|is an error/);
    });

    it('fails in another browser than the one in which it began', async () => {
      const { adapter, willBe, visit } = make();
      willBe(ida);
      const { location } = await adapter.begin();
      const other = await adapter.begin();
      const callback = await visit(location);
      await expect(adapter.finish(callback, other.savedState)).rejects.toThrow(
        /unexpected state|invalid response/,
      );
    });
  });
}
