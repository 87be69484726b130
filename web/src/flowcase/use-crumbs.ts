import { useLingui } from '@lingui/react/macro';
import type { CompanyPlace } from '../accounts/public/company-place.ts';
import { useShellUser } from '../accounts/public/shell-user.ts';

/** The pages above those about a company's Flowcase. */
export function useCrumbs({ path, byAdmin }: CompanyPlace) {
  const { t } = useLingui();
  const own = useShellUser().account.currentOrganization?.name;
  return [
    { label: (byAdmin ? undefined : own) ?? t`Selskapet`, href: path },
    { label: t`Flowcase`, href: `${path}?tab=flowcase` },
  ];
}
