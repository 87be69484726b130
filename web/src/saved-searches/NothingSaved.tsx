import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { addressFor } from '../accounts/public/links.ts';
import { useShellUser } from '../accounts/public/shell-user.ts';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { HrefLink } from '../ui/text/HrefLink.tsx';

/** Shown when no search is saved: explains how to save one. */
export function NothingSaved() {
  const { t } = useLingui();
  const user = useShellUser();
  const isAdmin = user.roleData.role === 'admin';
  const href = isAdmin ? '/admin/find/consultants' : addressFor(user, 'find_consultants');
  return (
    <EmptyState
      icon={<IconBookmark />}
      title={t`Du har ikke lagret noe søk ennå`}
      action={
        <Button component={HrefLink} href={href}>
          <Trans>Finn konsulenter</Trans>
        </Button>
      }
    >
      <Trans>
        Velg filtre på søkesiden og trykk på Lagre søk. Så får du beskjed når noen nye passer.
      </Trans>
    </EmptyState>
  );
}
