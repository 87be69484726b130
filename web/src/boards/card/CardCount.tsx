import { Plural } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import type { IconPaperclip } from '@tabler/icons-react';
import classes from './CardOption.module.css';

interface CardCountProps {
  icon: typeof IconPaperclip;
  count: number;
  of: 'notes' | 'files';
}

/** How many notes or files a card has; nothing where there are none. */
export function CardCount({ icon: Icon, count, of }: CardCountProps) {
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      <Icon size={15} aria-hidden />
      <span aria-hidden>{count}</span>
      <VisuallyHidden>
        {of === 'notes' ? (
          <Plural value={count} one="# notat" other="# notater" />
        ) : (
          <Plural value={count} one="# fil" other="# filer" />
        )}
      </VisuallyHidden>
    </span>
  );
}
