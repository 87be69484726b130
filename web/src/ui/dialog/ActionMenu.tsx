import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';

interface ActionMenuProps {
  /** the button that opens it */
  target: ReactNode;
  /** `Menu.Item`s */
  children: ReactNode;
}

/** Opens inside the page's main part, where a screen reader looks for it. */
export function ActionMenu({ target, children }: ActionMenuProps) {
  return (
    <Menu
      position="bottom-end"
      portalProps={{ target: '#main' }}
      // The library puts an empty element first to take the focus; a menu may only contain menu items.
      withInitialFocusPlaceholder={false}
      // It stays beside its button also where that is out of view, and so can be scrolled to.
      hideDetached={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
