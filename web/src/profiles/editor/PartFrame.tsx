import { Paper, Stack, Text, Title } from '@mantine/core';
import type { RuleCode } from '@torg/protocol/profiles/profile-rules';
import type { ReactNode } from 'react';
import { partHeadingId } from './field-id.ts';
import { Lacks } from './Lacks.tsx';
import classes from './PartFrame.module.css';

interface PartFrameProps {
  title: string;
  /** a line or two below the title */
  lead?: ReactNode;
  /** beside the title: whether it is saved, or a button to add an entry */
  aside?: ReactNode;
  lacks?: readonly RuleCode[];
  children: ReactNode;
}

/** The card of the open part. */
export function PartFrame({ title, lead, aside, lacks = [], children }: PartFrameProps) {
  return (
    <Paper component="section" aria-labelledby={partHeadingId} className={classes.frame}>
      <div className={classes.head}>
        <Title order={2} id={partHeadingId} tabIndex={-1} className={classes.title}>
          {title}
        </Title>
        {aside}
      </div>
      {lead && (
        <Text c="dimmed" className={classes.lead}>
          {lead}
        </Text>
      )}
      <Stack gap="lg" mt="md">
        <Lacks codes={lacks} />
        {children}
      </Stack>
    </Paper>
  );
}
