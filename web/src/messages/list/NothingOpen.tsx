import { Trans, useLingui } from '@lingui/react/macro';
import { IconMessages } from '@tabler/icons-react';
import { EmptyState } from '../../ui/states/EmptyState.tsx';

/** Shown beside the list until a thread is chosen. */
export function NothingOpen() {
  const { t } = useLingui();
  return (
    <EmptyState icon={<IconMessages />} title={t`Velg en samtale`}>
      <Trans>Samtalen du velger i listen, åpnes her.</Trans>
    </EmptyState>
  );
}
