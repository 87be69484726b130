import { useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { layout } from '@torg/protocol/limits';
import type { ShellUser } from '../../accounts/accounts.queries.ts';
import { Logo, LogoMark } from '../../ui/layout/Logo.tsx';
import type { OwnNavigation } from '../own-navigation.ts';
import { EnvironmentLabel } from './EnvironmentLabel.tsx';
import { NavigationList } from './NavigationList.tsx';
import { OwnAccount } from './OwnAccount.tsx';
import classes from './Sidebar.module.css';
import { useCollapsed } from './use-collapsed.ts';

interface SidebarProps {
  user: ShellUser;
  navigation: OwnNavigation;
}

/** From 1024 px up: the whole menu, collapsible to icons with labels below them. */
export function Sidebar({ user, navigation }: SidebarProps) {
  const { t } = useLingui();
  const [collapsed, setCollapsed] = useCollapsed();
  const width = collapsed ? layout.sidebar.collapsed : layout.sidebar.regular;
  const turn = collapsed ? t`Utvid menyen` : t`Skjul menyen`;
  const Turn = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <aside className={classes.sidebar} style={{ width }} data-collapsed={collapsed || undefined}>
      <div className={classes.top}>
        <Link to="/" className={classes.logo} aria-label={t`Torg, til forsiden`}>
          {collapsed ? <LogoMark /> : <Logo height={40} />}
        </Link>
        <EnvironmentLabel environment={user.environment} />
      </div>
      <div className={classes.links}>
        <NavigationList user={user} navigation={navigation} collapsed={collapsed} />
      </div>
      <div className={classes.bottom}>
        <OwnAccount user={user} collapsed={collapsed} />
        <UnstyledButton
          className={classes.turn}
          onClick={() => setCollapsed(!collapsed)}
          aria-expanded={!collapsed}
          aria-label={turn}
          title={turn}
        >
          <Turn size={20} aria-hidden />
        </UnstyledButton>
      </div>
    </aside>
  );
}
