import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';

interface ActionMenuProps {
  /** the button that opens it */
  target: ReactNode;
  /** `Menu.Item`s */
  children: ReactNode;
}

/** A menu of actions. It opens inside the page's main part, where a screen reader looks for it. */
export function ActionMenu({ target, children }: ActionMenuProps) {
  return (
    <Menu
      position="bottom-end"
      portalProps={{ target: '#main' }}
      // An empty element to be focused first is no row of a menu.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
