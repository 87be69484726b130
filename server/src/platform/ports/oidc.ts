/** Somebody as the other service knows them. */
export interface OidcPerson {
  issuer: string;
  /** theirs for good at this issuer; an e-mail address is not */
  subject: string;
  email: string | null;
  /** the other service vouches for the address */
  emailVerified: boolean;
  name: string | null;
}

/** Signing in with another service: the browser goes there and comes back. */
export interface OidcProvider {
  /** what the button says */
  label: string;
  /** Where to send the browser, and what the same browser must bring when it comes back. */
  begin: () => Promise<{ location: string; kept: string }>;
  /** Who came back. Throws when it did not succeed, in whatever way. */
  finish: (callbackUrl: URL, savedState: string) => Promise<OidcPerson>;
}
