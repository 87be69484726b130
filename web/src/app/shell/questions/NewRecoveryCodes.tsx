import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { newRecoveryCodesQuery } from '../../../accounts/public/recovery-codes.ts';
import { page } from '../../../client/page.ts';

const RecoveryCodes = page(
  () => import('../../../accounts/security/RecoveryCodesDialog.tsx'),
  'RecoveryCodesDialog',
);

/** Stands over whatever page comes next, since the codes are shown only once. */
export function NewRecoveryCodes() {
  const { data: codes } = useQuery(newRecoveryCodesQuery);
  if (!codes) return null;
  return (
    <Suspense>
      <RecoveryCodes />
    </Suspense>
  );
}
