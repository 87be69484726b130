import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CountBadge } from '../../ui/text/CountBadge.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import type { NavigationLink } from '../own-navigation.ts';
import { icons } from './icons.ts';
import classes from './NavigationList.module.css';
import { NewAssignmentButton } from './NewAssignmentButton.tsx';

interface NavigationItemProps {
  link: NavigationLink;
  active: boolean;
  /** unread threads, shown on the messages link */
  unread: number;
  /** the label below the icon may be truncated */
  collapsed?: boolean;
  onFollow?: () => void;
}

export function NavigationItem({ link, active, unread, collapsed, onFollow }: NavigationItemProps) {
  const { t } = useLingui();
  const Icon = icons[link.key];
  const label = (
    <>
      <Icon size={20} stroke={1.75} aria-hidden className={classes.icon} />
      <span className={classes.label}>{t(link.label)}</span>
    </>
  );
  const title = collapsed ? t(link.label) : undefined;
  if (link.href === undefined) {
    return <NewAssignmentButton onCreated={onFollow}>{label}</NewAssignmentButton>;
  }
  return (
    <HrefLink
      href={link.href}
      className={classes.link}
      title={title}
      aria-current={active ? 'page' : undefined}
      data-active={active || undefined}
      onClick={onFollow}
    >
      {label}
      <CountBadge
        count={unread}
        label={plural(unread, { one: '# ulest samtale', other: '# uleste samtaler' })}
      />
    </HrefLink>
  );
}
