import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { addressFor } from '../accounts/public/links.ts';
import { useShellUser } from '../accounts/public/shell-user.ts';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { HrefLink } from '../ui/text/HrefLink.tsx';

/** Shown when nobody is saved: explains how to save somebody. */
export function NobodySaved({ inList }: { inList: boolean }) {
  const { t } = useLingui();
  const user = useShellUser();
  const isAdmin = user.roleData.role === 'admin';
  const href = isAdmin ? '/admin/find/consultants' : addressFor(user, 'find_consultants');
  return (
    <EmptyState
      icon={<IconHeart />}
      title={inList ? t`Listen er tom` : t`Du har ikke lagret noen ennå`}
      action={
        <Button component={HrefLink} href={href}>
          <Trans>Finn konsulenter</Trans>
        </Button>
      }
    >
      <Trans>Trykk på hjertet ved en konsulent, så finner du dem igjen her.</Trans>
    </EmptyState>
  );
}
