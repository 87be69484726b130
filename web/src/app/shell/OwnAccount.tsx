import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import type { ShellUser } from '../../accounts/accounts.queries.ts';
import { addressFor } from '../../accounts/public/links.ts';
import { imageFor } from '../../ui/person/image-for.ts';
import { initialsOf } from '../../ui/person/initials.ts';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { logoutAddress } from '../own-navigation.ts';
import { signOutOfTabs } from '../watch-session.ts';
import classes from './OwnAccount.module.css';

interface OwnAccountProps {
  user: ShellUser;
  collapsed?: boolean;
  /** there is room for the label of the sign-out button */
  roomy?: boolean;
  onFollow?: () => void;
}

/** Who is signed in, with links to the settings and to sign out. */
export function OwnAccount({ user, collapsed, roomy, onFollow }: OwnAccountProps) {
  const { t } = useLingui();
  const { name, image_url, currentOrganization } = user.account;
  return (
    <div className={classes.own} data-collapsed={collapsed || undefined}>
      <HrefLink
        href={addressFor(user, 'account_edit')}
        className={classes.account}
        title={t`Kontoen din`}
        onClick={onFollow}
      >
        <Avatar
          aria-hidden
          src={imageFor(image_url, 36)}
          size={36}
          color="spruce.2"
          variant="filled"
          autoContrast
        >
          {initialsOf(name)}
        </Avatar>
        <span className={classes.who}>
          <span className={classes.name}>{name}</span>
          {currentOrganization && (
            <span className={classes.organization}>{currentOrganization.name}</span>
          )}
        </span>
      </HrefLink>
      <a
        href={logoutAddress(user)}
        onClick={signOutOfTabs}
        className={classes.logout}
        aria-label={roomy ? undefined : t`Logg ut`}
        title={roomy ? undefined : t`Logg ut`}
      >
        <IconLogout size={20} aria-hidden />
        {roomy && <Trans>Logg ut</Trans>}
      </a>
    </div>
  );
}
