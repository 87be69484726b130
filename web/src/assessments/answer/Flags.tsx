import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import type { Evidence } from '../read-output.ts';
import { EvidenceList } from './EvidenceList.tsx';

interface FlagsProps {
  flags: readonly Evidence[];
  profile: string | undefined;
}

/** Text of a profile that gave orders to a machine, which nobody followed. */
export function Flags({ flags, profile }: FlagsProps) {
  const { t } = useLingui();
  if (flags.length === 0) return null;
  return (
    <Alert color="clay" icon={<IconFlag aria-hidden />} title={t`Tekst som ga maskinen ordre`}>
      <Trans>
        Dette sto i profilen. Det ble tatt ut før noe ble vurdert, og har ikke telt med.
      </Trans>
      <EvidenceList evidence={flags} profile={profile} />
    </Alert>
  );
}
