import { useLingui } from '@lingui/react/macro';
import { useShellUser } from '../accounts/public/shell-user.ts';

/** What the list of needs is called in the menu of whoever looks. */
export function useNeedsLabel(): string {
  const { t } = useLingui();
  const { role } = useShellUser().roleData;
  return role === 'consultant' ? t`Mine oppdrag (beta)` : t`Behov`;
}

/** The list that somebody came from, as the first breadcrumb of a need's pages. */
export function useNeedsLink(): { label: string; href: string } {
  const label = useNeedsLabel();
  const { can } = useShellUser();
  return { label, href: can.administer ? '/admin/opportunity' : '/opportunities' };
}
