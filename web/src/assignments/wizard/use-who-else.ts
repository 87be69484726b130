import { useLingui } from '@lingui/react/macro';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { useWizard } from './wizard-context.ts';

/** Who else changed something: by name, or oneself in another tab. */
export function useWhoElse(): string {
  const { t } = useLingui();
  const { by } = useWizard();
  const { name } = useShellUser().account;
  if (by === null) return t`Noen andre`;
  return by === name ? t`Du selv, i en annen fane,` : by;
}
