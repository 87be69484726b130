import { useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ShellUser } from '../../accounts/accounts.queries.ts';
import { Logo } from '../../ui/layout/Logo.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { searchShortcut, type OwnNavigation } from '../own-navigation.ts';
import { EnvironmentLabel } from './EnvironmentLabel.tsx';
import { FullMenu } from './FullMenu.tsx';
import classes from './Header.module.css';
import { useHeaderHidden } from './use-header-hidden.ts';

interface HeaderProps {
  user: ShellUser;
  navigation: OwnNavigation;
}

/** Below 1024 px: back, the logo, the search shortcut and the menu. */
export function Header({ user, navigation }: HeaderProps) {
  const { t } = useLingui();
  const [menuOpen, setMenuOpen] = useState(false);
  const hidden = useHeaderHidden();
  const search = searchShortcut(user);
  const unread = user.unreadThreadsCount > 0;
  return (
    <header className={classes.header} data-hidden={hidden || undefined}>
      <BackButton />
      <Link to="/" className={classes.logo} aria-label={t`Torg, til forsiden`}>
        <Logo height={30} />
      </Link>
      <EnvironmentLabel environment={user.environment} />
      <span className={classes.space} />
      {search && (
        <HrefLink href={search} className={classes.button} aria-label={t`Finn konsulenter`}>
          <IconSearch size={22} aria-hidden />
        </HrefLink>
      )}
      <UnstyledButton
        className={classes.button}
        aria-expanded={menuOpen}
        aria-haspopup="dialog"
        aria-label={unread ? t`Åpne menyen, du har uleste meldinger` : t`Åpne menyen`}
        onClick={() => setMenuOpen(true)}
      >
        <IconMenu2 size={24} aria-hidden />
        {unread && <span className={classes.dot} />}
      </UnstyledButton>
      <FullMenu
        opened={menuOpen}
        onClose={() => setMenuOpen(false)}
        user={user}
        navigation={navigation}
      />
    </header>
  );
}

/** Leads to the front page where there is nothing to go back to. */
function BackButton() {
  const { t } = useLingui();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const back = () => (canGoBack ? router.history.back() : void router.navigate({ to: '/' }));
  return (
    <UnstyledButton className={classes.button} aria-label={t`Tilbake`} onClick={back}>
      <IconArrowLeft size={24} aria-hidden />
    </UnstyledButton>
  );
}
