import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { page } from '../../../client/page.ts';
import { isSessionEnded, checkSession, onSessionChange } from '../../../client/session-end.ts';

const SignInAgain = page(
  () => import('../../../accounts/SignInAgainDialog.tsx'),
  'SignInAgainDialog',
);

/** Asks the user to sign in again when the session has ended; they may also do so in another tab. */
export function EndedSession() {
  const hasEnded = useSyncExternalStore(onSessionChange, isSessionEnded);
  useEffect(() => {
    if (!hasEnded) return;
    const check = () => void checkSession();
    addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [hasEnded]);
  if (!hasEnded) return null;
  return (
    <Suspense>
      <SignInAgain />
    </Suspense>
  );
}
