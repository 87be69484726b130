import { Drawer, type DrawerProps } from '@mantine/core';
import { DialogTitle } from './DialogTitle.tsx';
import { useOnTop } from './use-on-top.ts';

/** Comes in from an edge of the window, above the page. */
export function SideSheet({ title, ...rest }: Omit<DrawerProps, 'closeOnEscape'>) {
  return (
    <Drawer
      {...rest}
      title={title && <DialogTitle>{title}</DialogTitle>}
      closeOnEscape={useOnTop(rest.opened)}
    />
  );
}
