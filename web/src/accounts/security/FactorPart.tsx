import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import classes from './FactorPart.module.css';

interface FactorPartProps {
  title: string;
  lead: ReactNode;
  action?: ReactNode;
  error: unknown;
  children?: ReactNode;
}

/** One way to prove who one is, with what can be done about it. */
export function FactorPart({ title, lead, action, error, children }: FactorPartProps) {
  return (
    <div>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div className={classes.what}>
          <Title order={3} size="md">
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {lead}
          </Text>
        </div>
        {action}
      </Group>
      <ErrorNotice error={error} />
      {children}
    </div>
  );
}
