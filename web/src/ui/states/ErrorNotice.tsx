import { useLingui } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { errorText } from '../text/error-texts.ts';

/** Shows an error beside the action that failed; renders nothing without one. */
export function ErrorNotice({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  if (!error) return null;
  return (
    <Alert role="alert" color="clay" variant="light" icon={<IconAlertCircle aria-hidden />}>
      {errorText(error, i18n)}
    </Alert>
  );
}
