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
export async function sessionEnded(key: string): Promise<boolean> {
  if (key === ownCall) return true;
  asking ??= fetch('/api/main/account/me')
    .then((answer) => answer.status === 401)
    .catch(() => false)
    .finally(() => {
      asking = undefined;
    });
  const ended = await asking;
  if (ended) leave?.();
  return ended;
}
