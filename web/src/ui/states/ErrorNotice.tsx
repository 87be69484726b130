import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { errorText } from '../text/error-texts.ts';

/** What went wrong, beside what was tried; nothing while nothing has. */
export function ErrorNotice({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <Alert role="alert" color="clay" variant="light" icon={<IconAlertCircle aria-hidden />}>
      {errorText(error)}
    </Alert>
  );
}
