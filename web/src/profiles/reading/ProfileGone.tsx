import { Trans, useLingui } from '@lingui/react/macro';
import { IconUserOff } from '@tabler/icons-react';
import { GoneState } from '../../ui/states/GoneState.tsx';

export function ProfileGone() {
  const { t } = useLingui();
  return (
    <GoneState icon={<IconUserOff />} title={t`Vi finner ikke profilen`}>
      <Trans>Den kan være slettet, eller lenken er ikke hel.</Trans>
    </GoneState>
  );
}
