import { Drawer, type DrawerProps } from '@mantine/core';
import { useOnTop } from './use-on-top.ts';

/** Comes in from an edge of the window, above the page. */
export function SideSheet(props: Omit<DrawerProps, 'closeOnEscape'>) {
  return <Drawer {...props} closeOnEscape={useOnTop(props.opened)} />;
}
