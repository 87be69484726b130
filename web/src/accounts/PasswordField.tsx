import { useLingui } from '@lingui/react/macro';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A password, which those who want to may see what they type, by pointer and keyboard alike. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useLingui();
  return (
    <PasswordInput
      // The library says so for all fields but this.
      aria-invalid={Boolean(props.error)}
      visibilityToggleFocusable
      // It is pressed while the password shows, so its name stays.
      visibilityToggleButtonProps={{ 'aria-label': t`Vis passordet` }}
      {...props}
    />
  );
}
