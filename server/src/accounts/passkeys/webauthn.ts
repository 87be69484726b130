/** Loaded when the first passkey comes by: it takes a fifth of a second and thirty megabytes. */
export const webauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, by their numbers in COSE: what browsers and keys have in common. */
export const passkeyAlgorithms = [-8, -7, -257];
