import { useLingui } from '@lingui/react/macro';
import { IconBuildingOff } from '@tabler/icons-react';
import { addressFor } from '../accounts/public/links.ts';
import { useShellUser } from '../accounts/public/shell-user.ts';
import { GoneState } from '../ui/states/GoneState.tsx';

/** Shown to an admin when the company in the URL does not exist. */
export function CompanyGone() {
  const { t } = useLingui();
  const back = { href: addressFor(useShellUser(), 'companies'), label: t`Til selskapene` };
  return <GoneState icon={<IconBuildingOff />} title={t`Vi finner ikke selskapet`} back={back} />;
}
