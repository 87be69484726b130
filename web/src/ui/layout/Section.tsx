import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';

interface SectionProps {
  title: string;
  /** a line below the title */
  lead?: ReactNode;
  /** lets a button that disappears give the focus to the heading */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** A white card with a heading: one topic of a page. */
export function Section({ title, lead, titleRef, children }: SectionProps) {
  return (
    <Paper component="section">
      <Title ref={titleRef} tabIndex={titleRef && -1} order={2} size="h3" mb={lead ? 2 : 'md'}>
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
