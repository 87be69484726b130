import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { SecuritySection } from '../../accounts/security/SecuritySection.tsx';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { EntryFrame } from '../../ui/layout/EntryFrame.tsx';
import { logoutAddress } from '../own-navigation.ts';
import { signOutOfTabs } from '../watch-session.ts';

/** All that an admin gets to see until they have a second factor, where one is required. */
export function SetUpFirst() {
  const { t } = useLingui();
  const user = useShellUser();
  return (
    <EntryFrame title={t`Sikre kontoen din`}>
      <Stack gap="lg">
        <Text c="dimmed">
          <Trans>
            Administratorer når alt på Torg, så kontoen må ha totrinnsinnlogging. Velg en passnøkkel
            eller en kodeapp, så slipper du inn.
          </Trans>
        </Text>
        <SecuritySection />
        <Button
          component="a"
          href={logoutAddress(user)}
          onClick={signOutOfTabs}
          variant="subtle"
          color="gray"
        >
          <Trans>Logg ut</Trans>
        </Button>
      </Stack>
    </EntryFrame>
  );
}
