export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** the label of the button on the sign-in page */
  label: string;
  acrValues: string | undefined;
}

interface OidcVariables {
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_LABEL: string;
  OIDC_ACR_VALUES?: string | undefined;
}

/** Null when people sign in here only. */
export function oidcSettings(parsed: OidcVariables): OidcSettings | null {
  if (parsed.OIDC_ISSUER === undefined || parsed.OIDC_CLIENT_ID === undefined) return null;
  return {
    issuer: parsed.OIDC_ISSUER,
    clientId: parsed.OIDC_CLIENT_ID,
    clientSecret: parsed.OIDC_CLIENT_SECRET,
    label: parsed.OIDC_LABEL,
    acrValues: parsed.OIDC_ACR_VALUES,
  };
}
