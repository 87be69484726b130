import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** How something stands, and what can be done about it. */
export function AccessLine({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Group justify="space-between" wrap="wrap">
      <Text size="sm">{children}</Text>
      {action}
    </Group>
  );
}
