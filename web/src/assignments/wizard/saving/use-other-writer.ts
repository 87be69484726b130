import { useLingui } from '@lingui/react/macro';
import { useShellUser } from '../../../accounts/public/shell-user.ts';
import { useWizard } from '../wizard-context.ts';

/** By whom else something was changed: a name, or oneself in another tab. */
export function useOtherWriter(): string {
  const { t } = useLingui();
  const { by } = useWizard();
  const { name } = useShellUser().account;
  if (by === null) return t`noen andre`;
  return by === name ? t`deg i en annen fane` : by;
}
