import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import { IconMessage, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react';
import { Link, Outlet, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { addressFor } from '../../../accounts/public/links.ts';
import { useShellUser } from '../../../accounts/public/shell-user.ts';
import { goTo } from '../../../client/calls/go-to.ts';
import { MoreMenu } from '../../../ui/dialog/MoreMenu.tsx';
import { HrefLink } from '../../../ui/text/HrefLink.tsx';
import { MainAction } from '../../../ui/layout/MainAction.tsx';
import { messageAddress } from '../../public/message-address.ts';
import type { Profile } from '../../profiles.queries.ts';
import { RemoveProfileDialog } from '../../public/RemoveProfileDialog.tsx';
import classes from './SheetActions.module.css';

/** What the reader can do with the profile. */
export function SheetActions({ profile }: { profile: Profile }) {
  const { can, account } = profile;
  return (
    <div className={classes.actions}>
      {can.writeTo && (
        <MainAction
          component={HrefLink}
          href={messageAddress(profile)}
          leftSection={<IconMessage size={18} aria-hidden />}
        >
          <Trans>Skriv melding</Trans>
        </MainAction>
      )}
      <Outlet />
      {can.edit && (
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/profiles/$profile"
              params={{ profile: account }}
              search={{ mode: 'description' }}
            />
          )}
        >
          <Trans>Rediger</Trans>
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => print()}
      >
        <Trans>Skriv ut</Trans>
      </Button>
      {can.remove && <MoreActions profile={profile} />}
    </div>
  );
}

function MoreActions({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const [confirming, setConfirming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const user = useShellUser();
  const { history } = useRouter();
  const isAdmin = user.roleData.role === 'admin';
  const goToList = () =>
    goTo(history, isAdmin ? addressFor(user, 'profiles') : '/consultant-company');
  const closeDialog = () => {
    setConfirming(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <>
      <MoreMenu label={t`Flere handlinger`} framed opener={opener}>
        <Menu.Item
          c="error"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => setConfirming(true)}
        >
          <Trans>Slett profilen</Trans>
        </Menu.Item>
      </MoreMenu>
      {confirming && (
        <RemoveProfileDialog profile={profile} onRemoved={goToList} onClose={closeDialog} />
      )}
    </>
  );
}
