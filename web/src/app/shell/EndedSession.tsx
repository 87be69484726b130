import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { page } from '../../client/page.ts';
import { isSessionEnded, lookWhoIsHere, onSessionChange } from '../../client/session-end.ts';

const SignInAgain = page(() => import('../../accounts/SignInAgainDialog.tsx'), 'SignInAgainDialog');

/** Asks the user to sign in again when the session has ended; they may also do so in another tab. */
export function EndedSession() {
  const hasEnded = useSyncExternalStore(onSessionChange, isSessionEnded);
  useEffect(() => {
    if (!hasEnded) return;
    const look = () => void lookWhoIsHere();
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [hasEnded]);
  if (!hasEnded) return null;
  return (
    <Suspense>
      <SignInAgain />
    </Suspense>
  );
}
