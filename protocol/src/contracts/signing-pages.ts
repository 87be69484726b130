const signingPage = /^\/(sign|verify)\/?(?=[?#]|$)/i;

/**
 * The pages for people without an account are a small app of their own: the server serves another
 * HTML there, and the large app leaves itself to open them.
 */
export const isSigningPage = (address: string): boolean => signingPage.test(address);
