import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { PageHeader } from '../ui/layout/PageHeader.tsx';
import { TextLink } from '../ui/text/TextLink.tsx';
import { AccountDetails } from './AccountDetails.tsx';
import { AccountPhoto } from './AccountPhoto.tsx';
import { AccountPreferences } from './AccountPreferences.tsx';
import { addressFor } from './public/links.ts';
import { useShellUser } from './public/shell-user.ts';
import { PasswordSection } from './security/PasswordSection.tsx';
import { SecuritySection } from './security/SecuritySection.tsx';
import { SessionsSection } from './security/SessionsSection.tsx';

export function AccountPage() {
  const { t } = useLingui();
  const user = useShellUser();
  return (
    <>
      <PageHeader title={t`Innstillinger`}>
        <div>{user.account.email}</div>
        <TextLink href={addressFor(user, 'agreements')}>
          <Trans>Mine avtaler</Trans>
        </TextLink>
      </PageHeader>
      <Stack gap="lg" maw="46rem">
        <AccountDetails user={user} />
        <AccountPhoto user={user} />
        <AccountPreferences user={user} />
        <SecuritySection />
        <PasswordSection user={user} />
        <SessionsSection />
      </Stack>
    </>
  );
}
