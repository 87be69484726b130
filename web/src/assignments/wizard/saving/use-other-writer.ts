import { useLingui } from '@lingui/react/macro';
import { useShellUser } from '../../../accounts/public/shell-user.ts';
import { useWizard } from '../wizard-context.ts';

/** Names whoever else changed the draft: another person, or the user in another tab. */
export function useOtherWriter(): string {
  const { t } = useLingui();
  const { by } = useWizard();
  const { name } = useShellUser().account;
  if (by === null) return t`noen andre`;
  return by === name ? t`deg i en annen fane` : by;
}
