import { Stack } from '@mantine/core';
import { PasskeysPart } from './PasskeysPart.tsx';
import { RecoveryCodesPart } from './RecoveryCodesPart.tsx';
import type { AccountSecurity } from './security.queries.ts';
import { TotpPart } from './TotpPart.tsx';

/** What somebody can prove themself with, and what they may add. */
export function FactorList({ security }: { security: AccountSecurity }) {
  return (
    <Stack gap="xl">
      <TotpPart security={security} />
      <PasskeysPart security={security} />
      {security.recovery_codes_left !== null && (
        <RecoveryCodesPart left={security.recovery_codes_left} can={security.can} />
      )}
    </Stack>
  );
}
