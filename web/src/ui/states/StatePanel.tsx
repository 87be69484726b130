import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './StatePanel.module.css';

interface StatePanelProps {
  icon: ReactNode;
  title: string;
  /** the text below the title */
  children?: ReactNode;
  action?: ReactNode;
  footnote?: ReactNode;
  /** 1 where it is the whole page; it then sets the tab's title too */
  order?: 1 | 2;
}

/** One layout for a page or a part without its content: empty, failed, refused, not built yet. */
export function StatePanel({
  icon,
  title,
  children,
  action,
  footnote,
  order = 2,
}: StatePanelProps) {
  return (
    <Stack align="center" gap="sm" className={classes.panel}>
      {order === 1 && <title>{`${title} · Torg`}</title>}
      <div className={classes.icon} aria-hidden>
        {icon}
      </div>
      <Title order={order} size="h2" tabIndex={order === 1 ? -1 : undefined}>
        {title}
      </Title>
      <Text c="dimmed" maw="34rem" component="div">
        {children}
      </Text>
      {action && <div className={classes.action}>{action}</div>}
      {footnote && (
        <Text size="xs" c="dimmed">
          {footnote}
        </Text>
      )}
    </Stack>
  );
}
