import { Trans } from '@lingui/react/macro';
import { IconUserPlus } from '@tabler/icons-react';
import { HrefLink } from '../ui/HrefLink.tsx';
import { MainAction } from '../ui/MainAction.tsx';
import type { CompanyPlace } from './company-place.ts';

export function AddConsultantAction({ place }: { place: CompanyPlace }) {
  return (
    <MainAction
      component={HrefLink}
      href={`${place.path}/profiles/new`}
      leftSection={<IconUserPlus size={18} aria-hidden />}
    >
      <Trans>Legg til konsulent</Trans>
    </MainAction>
  );
}
