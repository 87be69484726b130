import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import type { PendingSignIn } from './accounts.queries.ts';
import { LoginForm } from './LoginForm.tsx';
import { OidcLink } from './OidcLink.tsx';
import { useShellUser } from './public/shell-user.ts';
import { SecondStep } from './second-step/SecondStep.tsx';

/** Hides the page completely: whoever sits here now may be somebody else. */
const overlay = { backgroundOpacity: 0.7, blur: 24 };

/** Covers the page when the session has ended, until the same person has signed in again. */
export function SignInAgainDialog() {
  const { t } = useLingui();
  const { account } = useShellUser();
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const [over, setOver] = useState<unknown>();
  const beginAgain = (error: unknown) => {
    setOver(error);
    setPending(null);
  };
  const leave = () =>
    location.assign(`/login?${new URLSearchParams({ goto: location.pathname + location.search })}`);
  return (
    <Dialog
      title={t`Logg inn igjen`}
      onClose={leave}
      withCloseButton={false}
      closeOnEscape={false}
      overlayProps={overlay}
      zIndex={1000}
    >
      <Stack gap="lg">
        <Text>
          <Trans>
            Du er logget ut. Logg inn som {account.email}, så står alt du har skrevet her fortsatt.
          </Trans>
        </Text>
        {pending ? (
          <SecondStep pending={pending} onOver={beginAgain} />
        ) : (
          <>
            <ErrorNotice error={over} />
            <LoginForm
              target="/"
              email={account.email}
              onStep={(step) => setPending(step.second_factor)}
            />
            <OidcLink target="/" inNewTab />
          </>
        )}
        <Button variant="subtle" color="gray" onClick={leave}>
          <Trans>Forlat siden</Trans>
        </Button>
      </Stack>
    </Dialog>
  );
}
