import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { ActionMenu } from './ActionMenu.tsx';

interface MoreMenuProps {
  /** the button's name, for whoever hears the page */
  label: string;
  /** with a border, as beside other buttons; in a row without */
  framed?: boolean;
  small?: boolean;
  /** an action of the menu is under way */
  pending?: boolean;
  /** the button, which gets the focus back when a dialog closes */
  opener?: Ref<HTMLButtonElement>;
  /** `Menu.Item`s */
  children: ReactNode;
}

/** Three dots, and behind them the actions that a row or a page does not show at once. */
export function MoreMenu(props: MoreMenuProps) {
  const { label, framed = false, small = false, pending = false, opener, children } = props;
  const button = (
    <ActionIcon
      ref={opener}
      variant={framed ? 'default' : 'subtle'}
      color={framed ? undefined : 'gray'}
      size={small ? 30 : 36}
      loading={pending}
      aria-label={label}
    >
      <IconDots size={small ? 18 : 20} aria-hidden />
    </ActionIcon>
  );
  return <ActionMenu target={button}>{children}</ActionMenu>;
}
