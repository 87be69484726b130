import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ScrollingTable.module.css';

interface ScrollingTableProps {
  label: string;
  children: ReactNode;
}

/** A table that scrolls sideways by itself where it is wider than the screen. */
export function ScrollingTable({ label, children }: ScrollingTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the focused element
    <div className={classes.frame} tabIndex={0} role="group" aria-label={label}>
      <Table>{children}</Table>
    </div>
  );
}
