import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { PasskeysPart } from './PasskeysPart.tsx';
import { RecoveryCodesPart } from './RecoveryCodesPart.tsx';
import { securityQuery } from './security.queries.ts';
import { TotpPart } from './TotpPart.tsx';

/** What somebody can prove themself with, what they may add, and what helps when it is lost. */
export function SecurityParts() {
  const { t } = useLingui();
  const query = useQuery(securityQuery);
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton rows={3} height={72} />}
      errorTitle={t`Vi fikk ikke hentet hvordan du logger inn`}
    >
      {(security) => (
        <Stack gap="xl">
          <TotpPart security={security} />
          <PasskeysPart security={security} />
          {security.recovery_codes_left !== null && (
            <RecoveryCodesPart left={security.recovery_codes_left} can={security.can} />
          )}
        </Stack>
      )}
    </QueryState>
  );
}
