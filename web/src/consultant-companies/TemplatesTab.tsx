import { Trans, useLingui } from '@lingui/react/macro';
import { IconSeedling } from '@tabler/icons-react';
import { Face } from '../ui/Face.tsx';

export function TemplatesTab() {
  const { t } = useLingui();
  return (
    <Face icon={<IconSeedling />} title={t`CV-maler`}>
      <Trans>Her kommer bedriftens egne maler for CV-er; de er ikke ferdige ennå.</Trans>
    </Face>
  );
}
