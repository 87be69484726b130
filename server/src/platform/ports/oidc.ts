/** A person as the OIDC provider describes them. */
export interface OidcPerson {
  issuer: string;
  /** never changes at this issuer, unlike an e-mail address */
  subject: string;
  email: string | null;
  /** whether the provider vouches for the address */
  emailVerified: boolean;
  name: string | null;
}

/** A service to sign in with: the browser is sent there and comes back. */
export interface OidcProvider {
  /** the label of the button */
  label: string;
  /** Where to send the browser, and the state that it must bring when it comes back. */
  begin: () => Promise<{ location: string; savedState: string }>;
  /** The person who signed in. Throws when it did not succeed, for whatever reason. */
  finish: (callbackUrl: URL, savedState: string) => Promise<OidcPerson>;
}
