import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** a line below the title */
  lead?: ReactNode;
  children: ReactNode;
}

/** A white card with a heading: one topic of a page. */
export function Section({ title, lead, children }: SectionProps) {
  return (
    <Paper component="section">
      <Title order={2} size="h3" mb={lead ? 2 : 'md'}>
        {title}
      </Title>
      {lead && (
        <Text c="dimmed" size="sm" mb="md">
          {lead}
        </Text>
      )}
      {children}
    </Paper>
  );
}
