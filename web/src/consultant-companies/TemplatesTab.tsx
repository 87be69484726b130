import { Trans, useLingui } from '@lingui/react/macro';
import { IconSeedling } from '@tabler/icons-react';
import { StatePanel } from '../ui/states/StatePanel.tsx';

export function TemplatesTab() {
  const { t } = useLingui();
  return (
    <StatePanel icon={<IconSeedling />} title={t`CV-maler`}>
      <Trans>Her kommer bedriftens egne maler for CV-er; de er ikke ferdige ennå.</Trans>
    </StatePanel>
  );
}
