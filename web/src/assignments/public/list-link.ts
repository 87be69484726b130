import { useLingui } from '@lingui/react/macro';
import type { Role } from '@torg/protocol/terms';
import { useShellUser } from '../../accounts/public/shell-user.ts';

const addresses: Record<Role, string> = {
  consultant: '/assignments',
  consultant_buyer: '/assignments/mine',
  admin: '/admin/assignments',
};

/** The list that the user came from, as the first breadcrumb of an assignment's pages. */
export function useListLink(): { label: string; href: string } {
  const { t } = useLingui();
  const { role } = useShellUser().roleData;
  const label = role === 'consultant_buyer' ? t`Mine oppdrag` : t`Oppdrag`;
  return { label, href: addresses[role] };
}
