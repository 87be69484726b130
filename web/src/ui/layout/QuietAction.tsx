import { ActionIcon } from '@mantine/core';
import type { IconTrash } from '@tabler/icons-react';
import type { MouseEventHandler } from 'react';
import classes from './QuietAction.module.css';

interface QuietActionProps {
  id?: string;
  label: string;
  onClick: MouseEventHandler<HTMLElement> | undefined;
  icon: typeof IconTrash;
}

/**
 * Stays focusable where it can do nothing, so that moving an entry step by step does not lose the
 * focus.
 */
export function QuietAction({ id, label, onClick, icon: Icon }: QuietActionProps) {
  return (
    <ActionIcon
      id={id}
      variant="subtle"
      color="gray"
      size={36}
      className={classes.action}
      aria-label={label}
      title={label}
      aria-disabled={!onClick}
      data-disabled={!onClick || undefined}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
