import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { errorText } from '../text/error-texts.ts';

/** Shows an error beside the action that failed; renders nothing without one. */
export function ErrorNotice({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <Alert role="alert" color="clay" variant="light" icon={<IconAlertCircle aria-hidden />}>
      {errorText(error)}
    </Alert>
  );
}
