import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';

/** Beside a form whose fields were changed elsewhere too, before they are saved over. */
export function OvertakenNotice({ shown }: { shown: boolean }) {
  if (!shown) return null;
  return (
    <Alert color="clay" role="status">
      <Trans>
        Noe du har endret her, er også endret et annet sted i mellomtiden. Lagrer du, er det ditt
        som gjelder.
      </Trans>
    </Alert>
  );
}
