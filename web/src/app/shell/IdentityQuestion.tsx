import { Suspense, useSyncExternalStore } from 'react';
import { isIdentityAsked, onIdentityQuestion } from '../../client/identity.ts';
import { page } from '../../client/page.ts';

const ConfirmIdentity = page(
  () => import('../../accounts/second-step/ConfirmIdentityDialog.tsx'),
  'ConfirmIdentityDialog',
);

/** Asks who the user is before something changes about how they sign in. */
export function IdentityQuestion() {
  const isAsked = useSyncExternalStore(onIdentityQuestion, isIdentityAsked);
  if (!isAsked) return null;
  return (
    <Suspense>
      <ConfirmIdentity />
    </Suspense>
  );
}
