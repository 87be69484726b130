/** The call that every signed-in person may make: its refusal means that nobody is signed in. */
const ownCall = 'GET /api/main/account/me';

let leave: (() => void) | undefined;
let asking: Promise<boolean> | undefined;

/** Says what to do when a session has ended while somebody was at work. */
export function whenSessionEnds(goToLogin: () => void): void {
  leave = goToLogin;
}

/**
 * A 401 says "signed out" and "refused" with one code. Asks which it was, once for all the calls
 * that were refused together, and leaves for the login page when the session is gone.
 */
export async function leaveIfSessionEnded(refused: string): Promise<void> {
  asking ??= refused === ownCall ? Promise.resolve(true) : isSignedOut();
  const gone = await asking;
  asking = undefined;
  if (gone) leave?.();
}

async function isSignedOut(): Promise<boolean> {
  try {
    return (await fetch('/api/main/account/me')).status === 401;
  } catch {
    return false;
  }
}
