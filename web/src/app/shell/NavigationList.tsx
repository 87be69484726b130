import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import type { ShellUser } from '../../accounts/accounts.queries.ts';
import { activeKey, type OwnNavigation } from '../own-navigation.ts';
import { NavigationItem } from './NavigationItem.tsx';
import classes from './NavigationList.module.css';

interface NavigationListProps {
  user: ShellUser;
  navigation: OwnNavigation;
  collapsed?: boolean;
  /** after a link was followed */
  onFollow?: () => void;
}

export function NavigationList({ user, navigation, collapsed, onFollow }: NavigationListProps) {
  const { t } = useLingui();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const { primary, secondary } = navigation;
  const active = activeKey([...primary, ...secondary], pathname);
  const groups = [
    { name: t`Hovedmeny`, links: primary },
    { name: t`Mer`, links: secondary },
  ];
  return groups
    .filter(({ links }) => links.length > 0)
    .map(({ name, links }) => (
      <nav key={name} aria-label={name} className={classes.group}>
        <ul className={classes.list} data-collapsed={collapsed || undefined}>
          {links.map((link) => (
            <li key={link.key}>
              <NavigationItem
                link={link}
                active={link.key === active}
                unread={link.key === 'messages' ? user.unreadThreadsCount : 0}
                collapsed={collapsed}
                onFollow={onFollow}
              />
            </li>
          ))}
        </ul>
      </nav>
    ));
}
