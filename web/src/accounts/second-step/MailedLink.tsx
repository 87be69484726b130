import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useRequestMagicLink } from '../accounts.queries.ts';

/** For people with nothing else to show: signing in anew says who they are, too. */
export function MailedLink({ email }: { email: string }) {
  const link = useRequestMagicLink();
  const send = () => link.mutate({ email, return_to: location.pathname + location.search });
  return (
    <>
      <ErrorNotice error={link.error} />
      {link.data ? (
        <Alert role="status" color="spruce" icon={<IconMailCheck aria-hidden />}>
          <Trans>
            Vi har sendt en lenke til {email}. Åpne den i denne nettleseren, og gjør endringen
            derfra.
          </Trans>
        </Alert>
      ) : (
        <Button variant="subtle" loading={link.isPending} onClick={send}>
          <Trans>Send meg en lenke i stedet</Trans>
        </Button>
      )}
    </>
  );
}
