import { Suspense, useSyncExternalStore } from 'react';
import { isIdentityUnsure, onIdentityQuestion } from '../../../client/identity.ts';
import { page } from '../../../client/page.ts';

const ConfirmIdentity = page(
  () => import('../../../accounts/second-step/ConfirmIdentityDialog.tsx'),
  'ConfirmIdentityDialog',
);

/** Asks who the user is before something changes about how they sign in. */
export function IdentityQuestion() {
  const isUnsure = useSyncExternalStore(onIdentityQuestion, isIdentityUnsure);
  if (!isUnsure) return null;
  return (
    <Suspense>
      <ConfirmIdentity />
    </Suspense>
  );
}
