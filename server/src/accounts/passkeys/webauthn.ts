/** Loaded when the first passkey comes by: it takes a fifth of a second and thirty megabytes. */
export const webauthn = () => import('@simplewebauthn/server');
