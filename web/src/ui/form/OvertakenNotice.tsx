import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';

/** Warns that fields of this form were changed elsewhere too, before saving overwrites them. */
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
