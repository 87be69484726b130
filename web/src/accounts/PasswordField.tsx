import { useLingui } from '@lingui/react/macro';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A password that can be shown, by pointer and keyboard alike. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useLingui();
  return (
    <PasswordInput
      // The library marks all fields but this one as invalid.
      aria-invalid={Boolean(props.error)}
      visibilityToggleFocusable
      // A pressed toggle must keep its name.
      visibilityToggleButtonProps={{ 'aria-label': t`Vis passordet` }}
      {...props}
    />
  );
}
