import { Trans } from '@lingui/react/macro';
import { IconUserPlus } from '@tabler/icons-react';
import { MainAction } from '../ui/layout/MainAction.tsx';
import { HrefLink } from '../ui/text/HrefLink.tsx';
import type { CompanyPlace } from '../accounts/public/company-place.ts';

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
